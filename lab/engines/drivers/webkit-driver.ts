/** WebKitGTK's own small browser, by classic WebDriver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from 'tooling/run/free-port';
import type { Driver, Key } from './driver';
import { findElement } from './find-element';
import { openDisplay } from './virtual-display';
import { startWatchingProxy, type WatchingProxy } from './watching-proxy';
import { createSession, untilDriverAnswers, type WebDriverSession } from './web-driver-session';

/** The protocol's code points of keys without a character. */
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
};

/** The protocol's own limit is five minutes, longer than any test. */
const PAGE_LOAD_MS = 60_000;

type Point = { x: number; y: number };

/** Runs in the page. */
function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** Moves the session into a window without a toolbar, which no width is too narrow for. */
async function useBareWindow({ send, execute }: WebDriverSession): Promise<void> {
  const first = await send('GET', '/window');
  await execute(
    'window.open("about:blank", "_blank", "popup,noopener,width=1280,height=800,toolbar=no,menubar=no,location=no")',
    [],
  );
  const handles = (await send('GET', '/window/handles')) as string[];
  await send('DELETE', '/window');
  await send('POST', '/window', { handle: handles.find((handle) => handle !== first) });
}

async function startSession(proxy: string): Promise<{ session: WebDriverSession; end: () => Promise<void> }> {
  const display = await openDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, TZ: 'Europe/Paris' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await untilDriverAnswers(address);
  const session = await createSession(address, {
    timeouts: { pageLoad: PAGE_LOAD_MS },
    'webkitgtk:browserOptions': {
      args: ['--automation', '--javascript-can-open-windows-automatically=true', `--proxy=${proxy}`],
    },
  });
  const end = async () => {
    await session.send('DELETE', '');
    const ended = once(driver, 'exit');
    driver.kill();
    await ended;
    await display.close();
  };
  return { session, end };
}

function toDriver(session: WebDriverSession, proxy: WatchingProxy, site: string, end: () => Promise<void>): Driver {
  const { send, execute } = session;
  const open = async (url: string) => void (await send('POST', '/url', { url }));
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const typeKeys = (keys: string) =>
    act(
      'key',
      [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  /** A file of the site that is no page: cookies and storage belong to its address. */
  const openNoPage = () => open(new URL('/robots.txt', site).href);
  return {
    browser: `webkitgtk/${session.version}`,
    startAfresh: async () => {
      await openNoPage();
      await send('DELETE', '/cookie');
      await execute('localStorage.clear(); sessionStorage.clear()', []);
      proxy.failed.length = 0;
    },
    open,
    reload: async () => void (await send('POST', '/refresh')),
    run: (source, args) => execute(`return (${source})(...arguments)`, args),
    // Not the protocol's own click and text: the first scrolls the page, the second does not know the parts of a date.
    click: async (target) => {
      const { x, y } = (await execute(`return (${centreOf})((${findElement})(...arguments))`, [target])) as Point;
      await act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (target, text) => {
      await execute(`(${findElement})(...arguments).focus()`, [target]);
      await typeKeys(text);
    },
    press: async (key) => void (await typeKeys(KEYS[key])),
    resize: async (size) => void (await send('POST', '/window/rect', { x: 0, y: 0, ...size })),
    addCookie: async (name, value) => {
      await openNoPage();
      await send('POST', '/cookie', { cookie: { name, value, path: '/' } });
    },
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    failedAnswers: () => proxy.failed,
    close: async () => {
      await end();
      await proxy.close();
    },
  };
}

/** @param site address of the site, the only one that the browser reaches */
export async function launchWebKit(site: string): Promise<Driver> {
  const proxy = await startWatchingProxy(site);
  const { session, end } = await startSession(proxy.address);
  await useBareWindow(session);
  return toDriver(session, proxy, site, end);
}

/** One window of each engine: Firefox by WebDriver BiDi (puppeteer), WebKitGTK by classic WebDriver (selenium). */
import { spawn } from 'node:child_process';
import { launch } from 'puppeteer-core';
import { Builder, Key as Code } from 'selenium-webdriver';
import { freePort } from 'tooling/run/free-port';
import { until } from '../support/until';

export const ENGINES = ['firefox', 'webkit'] as const;
type Engine = (typeof ENGINES)[number];

const KEYS = {
  Tab: Code.TAB,
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  ArrowRight: Code.ARROW_RIGHT,
  ArrowLeft: Code.ARROW_LEFT,
  End: Code.END,
};
export type Key = keyof typeof KEYS;
export type Size = { width: number; height: number };
type Cookies = Readonly<Record<string, string>>;

/** A window of a visitor without a history. */
export type Window = {
  /** Waits until the page has loaded. */
  open: (path: string) => Promise<void>;
  /** @param source a function, as text; its result is JSON */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused element, key by key. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** What its pages complained of. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Browser = { openWindow: (cookies: Cookies) => Promise<Window>; close: () => Promise<void> };

/** A function of this text: the library sends functions as their text. */
const toFunction = (source: string): ((...args: unknown[]) => unknown) =>
  new Function('...args', `return (${source})(...args)`) as (...args: unknown[]) => unknown;

async function launchFirefox(site: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] || '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr' },
  });
  const openWindow: Browser['openWindow'] = async (cookies) => {
    const context = await browser.createBrowserContext();
    const domain = new URL(site).hostname;
    for (const [name, value] of Object.entries(cookies)) await context.setCookie({ name, value, domain, path: '/' });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) faults.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`status of ${response.status()}: ${response.url()}`);
    });
    return {
      open: async (path) => void (await page.goto(new URL(path, site).href)),
      run: (source, args) => page.evaluate(toFunction(source), ...args),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (size) => page.setViewport(size),
      faults: () => Promise.resolve(faults),
      close: () => context.close(),
    };
  };
  return { openWindow, close: () => browser.close() };
}

/** Key of the session storage where a page of WebKit lists its faults: the protocol reports none. */
const FAULTS = 'engine-faults';

const recordFaults = `(key) => {
  const note = (text) => sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), text]));
  addEventListener('error', ({ message, target }) => note(message ?? 'did not load: ' + target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note(violatedDirective + ' ' + blockedURI));
}`;

async function launchWebKit(site: string): Promise<Browser> {
  const address = `http://127.0.0.1:${await freePort()}`;
  // A process group of its own, which ends with its screen.
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${new URL(address).port}`],
    { detached: true, stdio: 'ignore', env: { ...process.env, TZ: 'Europe/Paris' } },
  );
  const answers = (): Promise<boolean> =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await until(answers))) throw new Error('WebKitWebDriver does not answer');
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const openWindow: Browser['openWindow'] = async (cookies) => {
    // Each session is another visitor's. The type of the builder knows no browser of this name.
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } };
    const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    // A window without a toolbar, which no width is too narrow for.
    const first = await session.getWindowHandle();
    await session.executeScript('window.open("about:blank", "_blank", "popup,noopener,width=1280,height=800")');
    const handles = await session.getAllWindowHandles();
    await session.close();
    await session.switchTo().window(handles.find((handle) => handle !== first) ?? first);
    // Cookies belong to the address that is shown; this file is no page.
    await session.get(new URL('/robots.txt', site).href);
    for (const [name, value] of Object.entries(cookies)) await session.manage().addCookie({ name, value, path: '/' });
    const run: Window['run'] = (source, values) => session.executeScript(`return (${source})(...arguments)`, ...values);
    const type = (text: string): Promise<void> => session.actions().sendKeys(text).perform();
    return {
      open: async (path) => {
        await session.get(new URL(path, site).href);
        await run(recordFaults, [FAULTS]);
      },
      run,
      // Not the protocol's own click and text: the first scrolls the page, the second does not know the parts of a date.
      clickAt: (x, y) => session.actions().move({ x, y }).press().release().perform(),
      type,
      press: (key) => type(KEYS[key]),
      resize: async (size) => void (await session.manage().window().setRect(size)),
      faults: async () =>
        JSON.parse(String((await run('(key) => sessionStorage.getItem(key)', [FAULTS])) ?? '[]')) as string[],
      close: () => session.quit(),
    };
  };
  return { openWindow, close: () => Promise.resolve(void process.kill(-Number(driver.pid))) };
}

export const launchEngine: Readonly<Record<Engine, (site: string) => Promise<Browser>>> = {
  firefox: launchFirefox,
  webkit: launchWebKit,
};

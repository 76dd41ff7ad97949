export {};

const created = () => [...document.querySelectorAll<HTMLScriptElement>('script:not([type])')];
const names = () => created().map(({ src }) => /\/_mf\/(\w+)\.js$/.exec(src)?.[1]);
const tag = (name: string) => `<script type="text/plain" src="/_mf/${name}.js" integrity="sha384-${name}"></script>`;
const deferredCount = () => document.querySelector('template')?.content.childElementCount;

/** Reports a paint, as the browser does. */
let paint: (name: string) => void;

class PaintObserver {
  constructor(onPaint: (list: { getEntriesByName: (name: string) => string[] }) => void) {
    paint = (painted) => onPaint({ getEntriesByName: (name) => [painted].filter((one) => one === name) });
  }
  observe(): void {}
}

const run = () => jest.isolateModulesAsync(async () => void (await import('./begin-scripts.client')));
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

/** Parses the page, then runs its script. */
async function open(page = ['shell', 'chunk', 'entry'].map(tag).join('')): Promise<void> {
  document.body.innerHTML = page;
  await run();
  parsed();
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { PerformanceObserver: PaintObserver });
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  delete document.documentElement.dataset['whole'];
  delete document.documentElement.dataset['theme'];
  document.cookie = 'isDarkmode=; Max-Age=0';
});

it('the inline script starts the deferred scripts in order after the first contentful paint, one per task', async () => {
  await open();
  paint('first-paint');
  expect([names(), deferredCount()]).toEqual([[], 3]);
  paint('first-contentful-paint');
  expect(names()).toEqual(['shell']);
  jest.advanceTimersToNextTimer();
  expect(names()).toEqual(['shell', 'chunk']);
  jest.runAllTimers();
  expect([names(), deferredCount()]).toEqual([['shell', 'chunk', 'entry'], 0]);
  // Browsers treat scripts inserted later as `async`, and would run them in any order.
  expect(created().map(({ async }) => async)).toEqual([false, false, false]);
});

it('the inline script waits until the page is parsed to its end', async () => {
  document.body.innerHTML = '';
  await run();
  jest.runAllTimers();
  document.body.innerHTML = tag('shell');
  expect(names()).toEqual([]);
  parsed();
  jest.runAllTimers();
  expect(names()).toEqual(['shell']);
});

it('the inline script gives every script its hash, and loads only built files of the site', async () => {
  await open();
  jest.runAllTimers();
  expect(created().map((one) => [one.getAttribute('integrity'), one.crossOrigin])).toEqual(
    ['shell', 'chunk', 'entry'].map((name) => [`sha384-${name}`, 'anonymous']),
  );
  const failures: unknown[] = [];
  const listen = (event: ErrorEvent) => {
    event.preventDefault();
    failures.push(event.error);
  };
  window.addEventListener('error', listen);
  await open('<script type="text/plain" src="https://ailleurs.invalid/_mf/a.js"></script>');
  jest.runAllTimers();
  window.removeEventListener('error', listen);
  expect(String(failures[0])).toMatch('https://ailleurs.invalid/_mf/a.js is no built file of this site');
  expect(document.querySelectorAll('script:not([type])')).toHaveLength(0);
});

it.each([
  ['navigate', '', undefined],
  ['navigate', '#anchor', ''],
  ['reload', '', ''],
  ['back_forward', '', ''],
])('after a navigation of type %s to the anchor "%s", data-whole of the root is %s', async (type, hash, whole) => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  window.history.replaceState(null, '', `/${hash}`);
  await open();
  expect(document.documentElement.dataset['whole']).toBe(whole);
});

it.each([
  ['isDarkmode=true', 'dark'],
  ['isDarkmode=false', 'light'],
  ['isDarkmode=peut-être', undefined],
])('before the page is parsed to its end, the cookie %s sets the theme %s', async (cookie, theme) => {
  document.cookie = cookie;
  await run();
  expect(document.documentElement.dataset['theme']).toBe(theme);
});

describe('where data is saved or the line is slow', () => {
  const saveData = { saveData: true };
  const connect = (value: object) => Object.defineProperty(navigator, 'connection', { configurable: true, value });
  beforeEach(() => connect(saveData));
  afterEach(() => {
    // The listeners of this page would receive the events of the next one.
    for (const event of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'vipp:listening'])
      window.dispatchEvent(new Event(event));
    Reflect.deleteProperty(navigator, 'connection');
  });

  async function openPage(main: string): Promise<void> {
    await open(main + ['shell', 'entry'].map(tag).join(''));
    jest.runAllTimers();
  }

  it.each([
    ['pointerdown', saveData],
    ['touchstart', { effectiveType: '2g' }],
    ['keydown', { effectiveType: 'slow-2g' }],
    ['focusin', saveData],
  ])('no script starts before a %s: %j', async (touch, connection) => {
    connect(connection);
    await openPage('<main><button>Autre</button></main>');
    expect(names()).toEqual([]);
    document.querySelector('button')?.dispatchEvent(new Event(touch, { bubbles: true }));
    jest.runAllTimers();
    expect(names()).toEqual(['shell', 'entry']);
  });

  it.each([
    ['a page with a form', '<main><form></form></main>', saveData],
    ['one that the server did not render', '<main><noscript></noscript></main>', saveData],
    ['one without content', '', saveData],
    ['a faster line', '<main></main>', { saveData: false, effectiveType: '4g' }],
  ])('scripts start as usual on %s', async (_where, main, connection) => {
    connect(connection);
    await openPage(main);
    expect(names()).toEqual(['shell', 'entry']);
  });

  it('the press of a button that does nothing without scripts is repeated, and no other', async () => {
    const ids = ['plain', 'menu', 'send'];
    await openPage(
      '<main><button id="plain"></button><button id="menu" popovertarget="x"></button></main><form onsubmit="return false"><button id="send" type="button"></button></form>',
    );
    for (const id of ids) document.getElementById(id)?.click();
    const repeated: string[] = [];
    for (const id of ids) document.getElementById(id)?.addEventListener('click', () => repeated.push(id));
    window.dispatchEvent(new Event('vipp:listening'));
    window.dispatchEvent(new Event('vipp:listening'));
    expect(repeated).toEqual(['plain']);
  });
});

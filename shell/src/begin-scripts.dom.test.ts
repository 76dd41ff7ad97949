export {};

const names = () => [...document.querySelectorAll<HTMLScriptElement>('script')].map(({ dataset }) => dataset['name']);
const held = () => document.querySelector('template')?.content.childElementCount;

/** The browser reports a paint. */
let paint: (name: string) => void;

class PaintObserver {
  constructor(hear: (list: { getEntriesByName: (name: string) => string[] }) => void) {
    paint = (painted) => hear({ getEntriesByName: (name) => [painted].filter((one) => one === name) });
  }
  observe(): void {}
}

/** The page is parsed, then its script runs. */
async function open(): Promise<void> {
  document.body.innerHTML =
    '<template><script data-name="shell"></script><script data-name="chunk"></script><script data-name="entry"></script></template>';
  await jest.isolateModulesAsync(async () => void (await import('./begin-scripts.client')));
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { PerformanceObserver: PaintObserver });
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete document.documentElement.dataset['whole'];
});

it('starts the scripts of a page once its content is painted, one a task, in their order', async () => {
  await open();
  paint('first-paint');
  expect([names(), held()]).toEqual([[], 3]);
  paint('first-contentful-paint');
  expect(names()).toEqual(['shell']);
  jest.advanceTimersToNextTimer();
  expect(names()).toEqual(['shell', 'chunk']);
  jest.runAllTimers();
  expect([names(), held()]).toEqual([['shell', 'chunk', 'entry'], 0]);
  // Browsers treat scripts inserted later as `async`, and would run them in any order.
  expect([...document.scripts].map(({ async }) => async)).toEqual([false, false, false]);
});

it('waits for the end of a page that is still being read', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = '';
  await jest.isolateModulesAsync(async () => void (await import('./begin-scripts.client')));
  jest.runAllTimers();
  document.body.innerHTML = '<template><script data-name="shell"></script></template>';
  expect(names()).toEqual([]);
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.runAllTimers();
  expect(names()).toEqual(['shell']);
});

it('does not wait for ever for a page in the background', async () => {
  await open();
  jest.runAllTimers();
  expect(names()).toEqual(['shell', 'chunk', 'entry']);
});

it.each([
  ['navigate', undefined],
  ['reload', ''],
  ['back_forward', ''],
])('where the visitor came by « %s » the root has data-whole: %s', async (type, whole) => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  await open();
  expect(document.documentElement.dataset['whole']).toBe(whole);
});

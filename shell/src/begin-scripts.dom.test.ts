export {};

const names = () => [...document.querySelectorAll<HTMLScriptElement>('script')].map(({ dataset }) => dataset['name']);
const deferredCount = () => document.querySelector('template')?.content.childElementCount;

/** Reports a paint, as the browser does. */
let paint: (name: string) => void;

class PaintObserver {
  constructor(onPaint: (list: { getEntriesByName: (name: string) => string[] }) => void) {
    paint = (painted) => onPaint({ getEntriesByName: (name) => [painted].filter((one) => one === name) });
  }
  observe(): void {}
}

/** Parses the page, then runs its script. */
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

it('starts the deferred scripts in order after the first contentful paint, one per task', async () => {
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
  expect([...document.scripts].map(({ async }) => async)).toEqual([false, false, false]);
});

it('waits until the page is parsed to its end', async () => {
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

it('starts the scripts of a page in the background, which is never painted', async () => {
  await open();
  jest.runAllTimers();
  expect(names()).toEqual(['shell', 'chunk', 'entry']);
});

it.each([
  ['navigate', undefined],
  ['reload', ''],
  ['back_forward', ''],
])('after a navigation of type %s, data-whole of the root is %s', async (type, whole) => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  await open();
  expect(document.documentElement.dataset['whole']).toBe(whole);
});

import { beginScripts } from './begin-scripts';

const names = () => [...document.querySelectorAll('script[data-name]')].map((script) => (script as HTMLScriptElement).dataset['name']);
const held = () => document.querySelector('template')?.content.childElementCount;

/** As a parser would: what stands in the page runs, where it stands. */
function read(html: string): void {
  document.body.innerHTML = html;
  const script = document.createElement('script');
  script.textContent = document.body.lastElementChild?.textContent ?? '';
  document.body.lastElementChild?.replaceWith(script);
}

beforeEach(() => {
  jest.useFakeTimers();
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['whole'];
});

const TAGS = '<script data-name="shell"></script><script data-name="chunk"></script><script data-name="entry"></script>';

it('lets the scripts of a page begin after its first frame, one a task, in their order', () => {
  read(beginScripts(TAGS, 'abc'));
  expect([names(), held()]).toEqual([[], 3]);
  jest.advanceTimersToNextFrame();
  expect(names()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(names()[0]).toBe('shell');
  expect(names()).not.toContain('entry');
  jest.runAllTimers();
  expect([names(), held()]).toEqual([['shell', 'chunk', 'entry'], 0]);
  expect([...document.querySelectorAll<HTMLScriptElement>('script[data-name]')].every(({ async }) => !async)).toBe(true);
});

it('does not wait for ever for a page that nobody looks at', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  read(beginScripts(TAGS, 'abc'));
  jest.runAllTimers();
  expect(names()).toEqual(['shell', 'chunk', 'entry']);
});

it.each([
  ['navigate', undefined],
  ['reload', ''],
  ['back_forward', ''],
])('where the visitor came by « %s » the root has data-whole: %s', (type, whole) => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  read(beginScripts(TAGS, 'abc'));
  expect(document.documentElement.dataset['whole']).toBe(whole);
});

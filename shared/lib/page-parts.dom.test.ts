import { layOutInParts, layOutWhenIdle, layOutWholePage, skipOffscreen } from './page-parts';

const parts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part]')].map(({ style }) => style.contentVisibility || 'auto');

/** Pending idle callbacks by their handle. */
const idle = new Map<number, () => void>();
let lastHandle = 0;

function rest() {
  const [first] = idle;
  if (!first) return;
  idle.delete(first[0]);
  first[1]();
}

beforeEach(() => {
  idle.clear();
  document.body.innerHTML =
    '<main><section data-part></section><section></section><section data-part></section></main><footer data-part></footer>';
  window.requestIdleCallback = (then) => {
    lastHandle += 1;
    idle.set(lastHandle, () => then({ didTimeout: false, timeRemaining: () => 10 }));
    return lastHandle;
  };
  window.cancelIdleCallback = (handle) => void idle.delete(handle);
});

describe('the skipped parts of a page', () => {
  it('are laid out one at a time while the browser is idle', () => {
    layOutWhenIdle();
    expect(parts()).toEqual(['auto', 'auto', 'auto']);
    rest();
    expect(parts()).toEqual(['visible', 'auto', 'auto']);
    while (idle.size > 0) rest();
    expect(parts()).toEqual(['visible', 'visible', 'visible']);
  });

  it('are not laid out after the page was replaced', () => {
    const stop = layOutWhenIdle();
    rest();
    stop();
    rest();
    expect(parts()).toEqual(['visible', 'auto', 'auto']);
  });

  it('are laid out at once before scrolling to a position', () => {
    layOutWholePage();
    expect(document.documentElement.dataset['whole']).toBe('');
    layOutInParts();
    expect(document.documentElement.dataset['whole']).toBeUndefined();
  });

  it('are skipped again for a change of the whole page, and laid out after it', () => {
    layOutWholePage();
    layOutWhenIdle();
    rest();
    skipOffscreen();
    expect([parts(), document.documentElement.dataset['whole']]).toEqual([['auto', 'auto', 'auto'], undefined]);
    layOutWhenIdle();
    while (idle.size > 0) rest();
    expect(parts()).toEqual(['visible', 'visible', 'visible']);
  });

  it('remain skipped until the next layout, even during one', () => {
    layOutWhenIdle();
    rest();
    skipOffscreen();
    while (idle.size > 0) rest();
    expect(parts()).toEqual(['auto', 'auto', 'auto']);
  });
});

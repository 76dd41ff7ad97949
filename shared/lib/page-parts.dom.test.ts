import { layOutWhenIdle, layOutWholePage, skipOffscreen } from './page-parts';

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

describe('the parts of a page that the first view left out', () => {
  it('are laid out one at a time while nothing else is asked for', () => {
    layOutWhenIdle();
    expect(parts()).toEqual(['auto', 'auto', 'auto']);
    rest();
    expect(parts()).toEqual(['visible', 'auto', 'auto']);
    for (let times = 0; times < 3; times += 1) rest();
    expect(parts()).toEqual(['visible', 'visible', 'visible']);
    expect(idle.size).toBe(0);
  });

  it('are left as they are once the page is another', () => {
    const stop = layOutWhenIdle();
    rest();
    stop();
    rest();
    expect(parts()).toEqual(['visible', 'auto', 'auto']);
  });

  it('are laid out at once for who is taken to a place on the page', () => {
    layOutWholePage();
    expect(parts()).toEqual(['visible', 'visible', 'visible']);
    layOutWhenIdle();
    rest();
    expect(idle.size).toBe(0);
  });

  it('are left out again for a change of the whole page, and laid out once it is made', () => {
    document.documentElement.dataset['whole'] = '';
    layOutWholePage();
    skipOffscreen();
    expect([parts(), document.documentElement.dataset['whole']]).toEqual([['auto', 'auto', 'auto'], undefined]);
    layOutWhenIdle();
    for (let times = 0; times < 4; times += 1) rest();
    expect(parts()).toEqual(['visible', 'visible', 'visible']);
  });

  it('stay left out until they are asked for, whatever was being laid out', () => {
    layOutWhenIdle();
    rest();
    skipOffscreen();
    while (idle.size > 0) rest();
    expect(parts()).toEqual(['auto', 'auto', 'auto']);
  });
});

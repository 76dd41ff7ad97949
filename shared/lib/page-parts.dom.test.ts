import { layOutWhenIdle, layOutWholePage, leaveOutMeanwhile } from './page-parts';

const parts = () => [...document.querySelectorAll<HTMLElement>('[data-part]')].map(({ style }) => style.contentVisibility || 'auto');

let idle: (() => void)[] = [];
const rest = () => idle.shift()?.();

beforeEach(() => {
  idle = [];
  document.body.innerHTML = '<main><section data-part></section><section></section><section data-part></section></main><footer data-part></footer>';
  window.requestIdleCallback = (then) => idle.push(() => then({ didTimeout: false, timeRemaining: () => 10 }));
  window.cancelIdleCallback = (handle) => void (idle[handle - 1] = () => undefined);
});

describe('the parts of a page that the first view left out', () => {
  it('are laid out one at a time while nothing else is asked for', () => {
    layOutWhenIdle();
    expect(parts()).toEqual(['auto', 'auto', 'auto']);
    rest();
    expect(parts()).toEqual(['visible', 'auto', 'auto']);
    for (let times = 0; times < 3; times += 1) rest();
    expect(parts()).toEqual(['visible', 'visible', 'visible']);
    expect(idle).toEqual([]);
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
    expect(idle).toEqual([]);
  });

  it('are left out again for a change of the whole page, and laid out once it is made', () => {
    document.documentElement.dataset['whole'] = '';
    layOutWholePage();
    leaveOutMeanwhile();
    expect([parts(), document.documentElement.dataset['whole']]).toEqual([['auto', 'auto', 'auto'], undefined]);
    for (let times = 0; times < 4; times += 1) rest();
    expect(parts()).toEqual(['visible', 'visible', 'visible']);
  });
});

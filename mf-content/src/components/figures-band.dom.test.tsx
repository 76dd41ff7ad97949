import { act, screen } from '@testing-library/react';
import { NARROW_SPACE } from '@vipp/shared/lib/format';
import { renderInSite } from '@vipp/shared/testing/render-in-site';
import { FiguresBand } from './figures-band';

const FINAL_VALUES = ['5', `3${NARROW_SPACE}000`, '40', `110${NARROW_SPACE}000`];

let seen: (() => void)[] = [];

class Observer {
  constructor(callback: IntersectionObserverCallback) {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    seen.push(() => callback(entries, this as unknown as IntersectionObserver));
  }
  observe() {}
  disconnect() {}
}

const counters = () => screen.getAllByRole('definition');
const scrollIntoView = () => act(() => seen.forEach((see) => see()));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Visible numbers, also while they count up. */
const painted = () => counters().map((counter) => (counter.querySelector('.running') ?? counter).textContent);
/** Numbers that a screen reader announces. */
const readAloud = () =>
  counters().map((counter) => {
    const copy = counter.cloneNode(true) as HTMLElement;
    copy.querySelector('[aria-hidden]')?.remove();
    return copy.textContent;
  });

beforeEach(() => {
  seen = [];
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  jest.useFakeTimers();
});

it('FiguresBand does not count before it is visible', () => {
  renderInSite(<FiguresBand />);
  wait(20_000);
  expect(painted()).toEqual(FINAL_VALUES);
});

it('FiguresBand counts up at the specified pace to the final values, which alone a screen reader announces', () => {
  renderInSite(<FiguresBand />);
  scrollIntoView();
  expect(painted()).toEqual(['0', '0', '0', '0']);
  wait(3_904);
  expect(painted()).toEqual(['1', `1${NARROW_SPACE}171`, '15', `42${NARROW_SPACE}944`]);
  expect(readAloud()).toEqual(FINAL_VALUES);
  wait(4_095);
  expect(painted()).not.toEqual(FINAL_VALUES);
  wait(1);
  expect(painted()).toEqual(FINAL_VALUES);
  wait(60_000);
  expect(painted()).toEqual(FINAL_VALUES);
});

it('FiguresBand shows the final values at once to visitors who prefer reduced motion', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  renderInSite(<FiguresBand />);
  scrollIntoView();
  wait(1_000);
  expect(painted()).toEqual(FINAL_VALUES);
});

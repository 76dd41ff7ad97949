import { act, render, screen } from '@testing-library/react';
import { Reveal } from './reveal';

const wrapper = () => screen.getByText('Texte').parentElement;

/** Position of the observed element: its top in the window, its height, and the visible part of the height. */
type Place = { top: number; height: number; inView: number };

let observed: { place: (place: Place) => void; isOver: boolean } | null = null;

class Observer {
  constructor(callback: IntersectionObserverCallback) {
    const entryOf = ({ top, height, inView }: Place) => ({
      boundingClientRect: { top, height },
      intersectionRect: { height: inView },
      intersectionRatio: height === 0 ? 0 : inView / height,
    });
    const self = this as unknown as IntersectionObserver;
    observed = {
      isOver: false,
      place: (place) => act(() => callback([entryOf(place)] as IntersectionObserverEntry[], self)),
    };
  }
  observe() {}
  disconnect() {
    if (observed) observed.isOver = true;
  }
}

const { innerHeight } = window;
const BELOW: Place = { top: innerHeight + 100, height: 300, inView: 0 };

function renderAt(place: Place) {
  render(
    <Reveal>
      <p>Texte</p>
    </Reveal>,
  );
  observed?.place(place);
}

beforeEach(() => {
  observed = null;
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

it('Reveal does not hide an element that is in view', () => {
  renderAt({ top: innerHeight - 1, height: 300, inView: 1 });
  expect(wrapper()).toHaveClass('plain');
  expect(observed?.isOver).toBe(true);
});

it.each([
  ['below the window', BELOW],
  ['before the layout of the page', { top: 0, height: 0, inView: 0 }],
])('Reveal is hidden %s, and appears once a tenth is visible', (_, place) => {
  renderAt(place);
  expect(wrapper()).toHaveClass('waiting');
  observed?.place({ top: innerHeight - 29, height: 300, inView: 29 });
  expect(wrapper()).toHaveClass('waiting');
  observed?.place({ top: innerHeight - 30, height: 300, inView: 30 });
  expect(wrapper()).toHaveClass('visible');
  expect(observed?.isOver).toBe(true);
});

it('Reveal requires a smaller share of an element taller than ten windows', () => {
  renderAt(BELOW);
  const height = innerHeight * 20;
  observed?.place({ top: innerHeight * 0.6, height, inView: innerHeight * 0.4 });
  expect(wrapper()).toHaveClass('waiting');
  observed?.place({ top: innerHeight / 2, height, inView: innerHeight / 2 });
  expect(wrapper()).toHaveClass('visible');
});

it('Reveal does not animate for visitors who prefer reduced motion', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  renderAt(BELOW);
  expect(wrapper()).toHaveClass('plain');
});

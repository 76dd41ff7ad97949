import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Reveal } from './reveal';

const wrapper = () => screen.getByText('Texte').parentElement;

let observed: { options?: IntersectionObserverInit; see: (isIntersecting: boolean) => void } | null = null;

class Observer {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    const entry = (isIntersecting: boolean) => [{ isIntersecting }] as IntersectionObserverEntry[];
    const self = this as unknown as IntersectionObserver;
    observed = { options, see: (isIntersecting) => act(() => callback(entry(isIntersecting), self)) };
  }
  observe() {}
  disconnect() {}
}

function renderAt(top: number, height = 300) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top, height } as DOMRect);
  render(
    <Reveal>
      <p>Texte</p>
    </Reveal>,
  );
}

beforeEach(() => {
  observed = null;
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.restoreAllMocks());

describe('Reveal', () => {
  it('shows its content in the HTML of the server', () => {
    expect(renderToString(<Reveal>Texte</Reveal>)).not.toContain('waiting');
  });

  it('leaves alone what is in view already', () => {
    renderAt(window.innerHeight - 1);
    expect(wrapper()).toHaveClass('plain');
  });

  it('waits below the window, and appears once a tenth is seen', () => {
    renderAt(window.innerHeight + 100);
    expect(wrapper()).toHaveClass('waiting');
    expect(observed?.options?.threshold).toBe(0.1);
    observed?.see(false);
    expect(wrapper()).toHaveClass('waiting');
    observed?.see(true);
    expect(wrapper()).toHaveClass('visible');
  });

  it('asks less of what is taller than ten windows, a tenth of which never fits', () => {
    renderAt(window.innerHeight + 100, window.innerHeight * 20);
    expect(observed?.options?.threshold).toBeCloseTo(0.025);
  });

  it('keeps still for visitors who asked for less motion', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    renderAt(window.innerHeight + 100);
    expect(wrapper()).toHaveClass('plain');
  });
});

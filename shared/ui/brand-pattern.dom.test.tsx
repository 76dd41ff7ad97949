import { render } from '@testing-library/react';
import { BrandPattern } from './brand-pattern';

const SERVER_DRAWING = '<path d="M0 0h1v1H0"></path>';
const pattern = (seed: string) => (
  <svg>
    <BrandPattern id="etoffe" seed={seed} cell={4} />
  </svg>
);
/** Imitates Trusted Types, where the same HTML gives a new object each time. */
const marked = (html: string) => ({ toString: () => html }) as unknown as TrustedHTML;

beforeAll(() => {
  window.vippContentPolicy = { createHTML: marked };
});

afterAll(() => {
  window.vippContentPolicy = undefined;
});

const drawingIn = (container: HTMLElement) => container.querySelector('pattern')?.innerHTML;

describe('BrandPattern', () => {
  it('draws its backgrounds, then its figures, with the classes of their threads', () => {
    const { container } = render(pattern('a'));
    expect(drawingIn(container)).toMatch(/^(<path class="\w+" d="M[^"]+"><\/path>){4,10}$/);
  });

  it('reuses the server’s markup at hydration, and draws another pattern when the seed changes', () => {
    const container = document.createElement('div');
    container.innerHTML = `<svg><pattern id="etoffe" width="36" height="9" patternUnits="userSpaceOnUse" patternTransform="scale(4)" shape-rendering="crispEdges">${SERVER_DRAWING}</pattern></svg>`;
    const { rerender } = render(pattern('a'), { container, hydrate: true });
    expect(drawingIn(container)).toBe(SERVER_DRAWING);
    rerender(pattern('a'));
    expect(drawingIn(container)).toBe(SERVER_DRAWING);
    rerender(pattern('b'));
    expect(drawingIn(container)).not.toBe(SERVER_DRAWING);
    expect(drawingIn(container)).toContain('<path class=');
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { rseValues } from '../model/rse-values';
import { ValuesCarousel } from './values-carousel';

const shown = () => screen.getByRole('tab', { selected: true }).textContent;
const panelOf = (name: string) => screen.getByRole('tabpanel', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const announcement = () => document.querySelector('[aria-live]')?.textContent;
const carousel = () => render(<ValuesCarousel />).container.firstChild as HTMLElement;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** Time until the panel changes after a click on a name. */
const FRAME_MS = 20;
const press = (name: string, keys = {}) => {
  fireEvent.click(tab(name), keys);
  wait(FRAME_MS);
};

/** Dispatches a pointer event, which jsdom lacks; React derives enter and leave from these two types. */
function point(element: HTMLElement, type: 'pointerover' | 'pointerout', pointerType: 'mouse' | 'touch') {
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
}

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const control = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function preferReducedMotion() {
  const media = window.matchMedia('(prefers-reduced-motion: reduce)');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true });
}

beforeEach(() => jest.useFakeTimers());

type Act = (element: HTMLElement) => void;

describe('ValuesCarousel', () => {
  it('advances every 4 seconds', () => {
    carousel();
    const after = (milliseconds: number) => {
      wait(milliseconds);
      return shown();
    };
    expect([0, 3999, 1, 4000].map(after)).toEqual(['Créativité', 'Créativité', 'Détermination', 'Éco-responsabilité']);
  });

  it('shows the value that is clicked, pauses for 2 seconds, and begins again after the last one', () => {
    carousel();
    wait(3000);
    fireEvent.click(tab('Loyauté'));
    expect(shown()).toBe('Créativité');
    wait(FRAME_MS);
    expect(shown()).toBe('Loyauté');
    expect(panelOf('Loyauté')).toHaveClass('current');
    wait(5999 - FRAME_MS);
    expect(shown()).toBe('Loyauté');
    wait(1 + FRAME_MS);
    expect(shown()).toBe('Responsabilité');
    wait(4000);
    expect(shown()).toBe('Créativité');
  });

  it.each<[string, Act, Act, prefer?: () => void]>([
    ['with its control', () => control('Mettre en pause'), () => control('Faire défiler')],
    [
      'while the mouse hovers over it, not after a tap',
      (element) => point(element, 'pointerover', 'mouse'),
      (element) => {
        point(element, 'pointerout', 'mouse');
        point(element, 'pointerover', 'touch');
      },
    ],
    ['in a background tab', () => setHidden(true), () => setHidden(false)],
    ['under reduced motion, until started', () => undefined, () => control('Faire défiler'), preferReducedMotion],
  ])('pauses %s', (...[, begin, end, prefer]) => {
    prefer?.();
    const element = carousel();
    begin(element);
    wait(20_000);
    expect(shown()).toBe('Créativité');
    end(element);
    wait(4000);
    expect(shown()).toBe('Détermination');
  });

  it('pauses while it has keyboard focus', async () => {
    carousel();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).tab();
    expect(tab('Créativité')).toHaveFocus();
    wait(20_000);
    expect(shown()).toBe('Créativité');
  });

  it('moves with the arrow keys, together with the focus', () => {
    carousel();
    fireEvent.keyDown(tab('Créativité'), { key: 'ArrowLeft' });
    wait(FRAME_MS);
    expect(shown()).toBe('Responsabilité');
    expect(tab('Responsabilité')).toHaveFocus();
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('neither announces nor animates the previous panel again', () => {
    const show = carousel();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(show, {
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
      attributeFilter: ['class'],
      attributeOldValue: true,
    });
    press('Équité');
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect(announcement()).toMatch(/^Équité/);
    expect(panelOf('Équité')).toHaveClass('entering');
    expect(changes.filter(({ oldValue }) => oldValue && /Créativité|entering/.test(oldValue))).toEqual([]);
  });

  it('announces picks of the visitor, but not automatic steps', () => {
    carousel();
    wait(4000);
    expect(announcement()).toBe('');
    press('Humilité');
    expect(announcement()).toMatch(/^Humilité\. Écouter/);
    wait(6000);
    expect(announcement()).toBe('');
  });

  it('does not handle clicks that open another browser tab', () => {
    carousel();
    press('Loyauté', { ctrlKey: true });
    expect(shown()).toBe('Créativité');
  });

  it('is a list of ten values with images in the HTML of the server, each with the anchor to which its name links', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ValuesCarousel />);
    const names = Array.from(page.querySelectorAll('h3'), ({ textContent }) => textContent);
    expect(names).toEqual(rseValues.map(({ name }) => name));
    expect(page.querySelectorAll('img')).toHaveLength(10);
    expect(page.querySelector('[role="tab"], [role="tabpanel"], .stacked')).toBeNull();
    for (const link of page.querySelectorAll('a')) expect(page.querySelector(link.hash)).not.toBeNull();
  });
});

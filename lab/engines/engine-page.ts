/** A page of the site in any of the engines, used as by a visitor: each step waits for the page. */
import type { Size, Window } from './drivers';

const DEADLINE_MS = 60_000;
const POLL_MS = 25;

/** Roles in journeys, as assistive technologies name them. */
type Role = 'button' | 'checkbox' | 'dialog' | 'field' | 'link' | 'radio' | 'tab';

/** The target of a visitor's action: by role and accessible name, or by selector; `within` narrows it to a part of the page. */
export type Target = { role: Role; name?: string; within?: string } | { css: string };

/** Finds the first visible element. It runs in the page, so it uses nothing from outside. */
function findElement(target: Target): HTMLElement | null {
  const selectors = {
    button: 'button, [role="button"]',
    checkbox: 'input[type="checkbox"]',
    dialog: 'dialog[open], [role="dialog"]',
    field: 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea, select',
    link: 'a[href]',
    radio: 'input[type="radio"]',
    tab: '[role="tab"]',
  };
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent ?? '';
  };
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = labelledBy.flatMap((id) => document.getElementById(id) ?? []);
    const own = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const from = [labels, own, [element]].find((some) => some.length > 0) ?? [];
    const name = element.getAttribute('aria-label') ?? from.map(textOf).join(' ');
    return name.replace(/\s+/g, ' ').trim();
  };
  const scopes = 'within' in target && target.within ? [...document.querySelectorAll(target.within)] : [document];
  const selector = 'css' in target ? target.css : selectors[target.role];
  const name = 'name' in target ? target.name : undefined;
  const found = scopes
    .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => name === undefined || nameOf(element) === name);
  return found[0] ?? null;
}

/** Runs in the page: the centre of an element, or nothing while it cannot be pressed. */
function placeToPress(element: HTMLElement | null): string {
  if (!element || element.matches(':disabled')) return '';
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return `${x} ${y}`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return '';
}

/** Runs in the page: gives a field a value at once, as a list or picker. Of a list, the option of this text. */
function setValue(found: HTMLElement | null, text: string): boolean {
  const element = found as HTMLInputElement | HTMLSelectElement | null;
  if (!element) return false;
  const options = element instanceof HTMLSelectElement ? [...element.options] : [];
  const value = options.find((option) => option.text === text)?.value ?? text;
  // React has a setter of its own on the element, which would take the event for no change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return element.value === value;
}

export type EnginePage = ReturnType<typeof createEnginePage>;

export function createEnginePage(window: Window) {
  type InPage<Values extends readonly unknown[], Result> = (...values: Values) => Result;
  /** tsx calls this helper in functions that have inner functions. */
  const run = (source: string, values: readonly unknown[]) =>
    window.run(`(...values) => { globalThis.__name ??= (value) => value; return (${source})(...values); }`, values);
  const evaluate = async <Values extends readonly unknown[], Result>(what: InPage<Values, Result>, ...values: Values) =>
    (await run(String(what), values)) as Result;

  /** Repeats an observation until it is not empty; a page that is being left answers none. */
  async function until<Result>(words: string, observe: () => Promise<Result>): Promise<Result> {
    const deadline = Date.now() + DEADLINE_MS;
    for (;;) {
      const seen = await observe().catch((error: unknown) => new Error(String(error)));
      if (!(seen instanceof Error) && seen) return seen;
      if (Date.now() > deadline) throw new Error(`${words}: not after ${DEADLINE_MS / 1000} s, but ${String(seen)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  const waitFor = <Values extends readonly unknown[], Result>(what: InPage<Values, Result>, ...values: Values) =>
    until(`${what} ${JSON.stringify(values)}`, () => evaluate(what, ...values));
  /** Repeats a step with an element, null if missing, for a non-empty result. */
  const on = <Result>(target: Target, what: (element: HTMLElement | null, value: string) => Result, value = '') =>
    until(
      `${what} ${JSON.stringify(target)} ${value}`,
      async () =>
        (await run(`(target, value) => (${what})((${findElement})(target), value)`, [target, value])) as Result,
    );

  return {
    evaluate,
    waitFor,
    on,
    key: window.press,
    /** Opens a page and waits for its scripts: from then on they, and not the browser, restore scroll positions. */
    open: async (path: string) => {
      await window.open(path);
      await waitFor(() => history.scrollRestoration === 'manual');
      // WebKit has no scroll anchoring: a part above that is rendered late moves what is pressed.
      await waitFor(() => !document.querySelector('[data-part]:not([style*="content-visibility"])'));
    },
    resize: async (size: Size) => {
      await window.resize(size);
      await waitFor((width: number) => innerWidth === width, size.width);
    },
    see: (target: Target) => on(target, (element) => element !== null),
    gone: (target: Target) => on(target, (element) => element === null),
    press: async (target: Target) => {
      let place = '';
      // Where it is twice in a row, two frames apart: parts that are rendered once they are in view move it no more.
      for (let before = '-'; before !== place;) {
        before = place;
        await evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(0)))),
        );
        place = await on(target, placeToPress);
      }
      const [x = 0, y = 0] = place.split(' ').map(Number);
      await window.clickAt(x, y);
    },
    type: async (target: Target, text: string) => {
      await on(target, (element) => element && (element.focus(), true));
      // Newlines are keys of their own, which some forms take for « send ».
      await window.type(text.replaceAll('\n', ' '));
    },
    setValue: (target: Target, value: string) => on(target, setValue, value),
    textOf: (target: Target) => on(target, (element) => element?.textContent ?? ''),
    waitForText: (target: Target, text: string) =>
      on(target, (element, wanted) => element?.textContent?.replace(/\s+/g, ' ').includes(wanted), text),
    waitForValue: (target: Target, value: string) =>
      on(target, (element, wanted) => (element as HTMLInputElement | null)?.value === wanted, value),
    waitForFocus: (target: Target) => on(target, (element) => element !== null && element === document.activeElement),
    /** Waits for an address of the site: path, query and fragment. */
    waitForAddress: (address: string) =>
      waitFor((wanted: string) => location.href.replace(location.origin, '') === wanted, address),
  };
}

/** A page of the site in any of the engines, as a visitor uses it: each step waits until the page is ready for it. */
import type { Size, Window } from './drivers';

const DEADLINE_MS = 60_000;
const POLL_MS = 25;

/** Roles that journeys look for, as assistive technologies name them. */
type Role = 'button' | 'checkbox' | 'dialog' | 'field' | 'link' | 'radio' | 'tab';

/** What a visitor acts on: by role and accessible name, or by selector; `within` narrows it to a part of the page. */
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

/** Runs in the page: the centre of an element that a press there would reach, and nothing while it cannot be pressed. */
function placeToPress(find: typeof findElement, target: Target): string {
  // While a view transition is shown, it takes the presses; WebKit nevertheless names the element below.
  const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect | null);
  if (effects.some((effect) => effect?.pseudoElement?.startsWith('::view-transition'))) return '';
  const element = find(target);
  if (!element || element.matches(':disabled')) return '';
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return `${x} ${y}`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return '';
}

/** Runs in the page: gives a field a value at once, as lists and pickers do. Of a list, the option of this text. */
function setValue(find: typeof findElement, target: Target, text: string): boolean {
  const element = find(target) as HTMLInputElement | HTMLSelectElement | null;
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
    (await run(what.toString(), values)) as Result;
  const onElement = async <Values extends readonly unknown[], Result>(
    what: (find: typeof findElement, ...values: Values) => Result,
    ...values: Values
  ) => (await run(`(...values) => (${what})(${findElement}, ...values)`, values)) as Result;

  /** Repeats an observation until it is accepted; a page that is being left answers none. */
  async function until<Result>(words: string, observe: () => Promise<Result>, accept: (seen: Result) => boolean) {
    const deadline = Date.now() + DEADLINE_MS;
    for (;;) {
      const seen = await observe().catch((error: unknown) => new Error(String(error)));
      if (!(seen instanceof Error) && accept(seen)) return seen;
      if (Date.now() > deadline) throw new Error(`${words}: not after ${DEADLINE_MS / 1000} s, but ${String(seen)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  const waitFor = async <Values extends readonly unknown[]>(what: InPage<Values, unknown>, ...values: Values) =>
    void (await until(`${what} ${JSON.stringify(values)}`, () => evaluate(what, ...values), Boolean));

  const isThere = (target: Target) => onElement((find, wanted: Target) => find(wanted) !== null, target);
  const words = (what: string, target: Target) => `${what} ${JSON.stringify(target)}`;
  const see = async (target: Target) => void (await until(words('see', target), () => isThere(target), Boolean));
  const textOf = (target: Target) => onElement((find, wanted: Target) => find(wanted)?.textContent ?? '', target);

  return {
    evaluate,
    waitFor,
    see,
    /** Opens a page and waits for its scripts: from then on they, and not the browser, restore scroll positions. */
    open: async (path: string) => {
      await window.open(path);
      await waitFor(() => history.scrollRestoration === 'manual');
    },
    resize: async (size: Size) => {
      await window.resize(size);
      await waitFor((width: number) => innerWidth === width, size.width);
    },
    gone: async (target: Target) =>
      void (await until(
        words('gone', target),
        () => isThere(target),
        (there) => !there,
      )),
    press: async (target: Target) => {
      let before = '';
      const place = await until(
        words('press', target),
        async () => {
          const seen = await onElement(placeToPress, target);
          const isStill = seen === before;
          before = seen;
          return isStill ? seen : '';
        },
        Boolean,
      );
      const [x = 0, y = 0] = place.split(' ').map(Number);
      await window.clickAt(x, y);
    },
    type: async (target: Target, text: string) => {
      await see(target);
      await onElement((find, wanted: Target) => find(wanted)?.focus(), target);
      // Newlines are keys of their own, which some forms take for « send ».
      await window.type(text.replaceAll('\n', ' '));
    },
    setValue: async (target: Target, value: string) =>
      void (await until(words(`set ${value} in`, target), () => onElement(setValue, target, value), Boolean)),
    key: window.press,
    textOf,
    waitForText: async (target: Target, text: string) =>
      void (await until(
        words(`« ${text} » in`, target),
        () => textOf(target),
        (seen) => seen.replace(/\s+/g, ' ').includes(text),
      )),
    waitForValue: async (target: Target, value: string) =>
      void (await until(
        words(`value ${value} of`, target),
        () => onElement((find, wanted: Target) => (find(wanted) as HTMLInputElement | null)?.value, target),
        (seen) => seen === value,
      )),
    waitForFocus: async (target: Target) =>
      void (await until(
        words('focus on', target),
        () => onElement((find, wanted: Target) => find(wanted) === document.activeElement, target),
        Boolean,
      )),
    /** Waits for an address of the site: path, query and fragment. */
    waitForAddress: (address: string) =>
      waitFor((wanted: string) => location.href.replace(location.origin, '') === wanted, address),
    faults: window.faults,
  };
}

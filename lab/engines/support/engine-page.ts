/** A page of the site in any of the engines, as a visitor uses it: each step waits until the page is ready for it. */
import type { Driver, Size } from '../drivers/driver';
import { findElement, type Target } from '../drivers/find-element';
import { FAULTS_KEY } from '../drivers/record-faults';

const DEADLINE_MS = 20_000;
const POLL_MS = 25;

type InPage<Values extends readonly unknown[], Result> = (...values: Values) => Result;

/** Runs in the page: the place of an element that a press at its centre would reach, otherwise nothing. */
function placeToPress(find: typeof findElement, target: Target): string {
  // While a view transition is shown, it takes the presses; WebKit nevertheless names the element below.
  const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect | null);
  if (effects.some((effect) => effect?.pseudoElement?.startsWith('::view-transition'))) return '';
  const element = find(target);
  if (!element || element.matches(':disabled')) return '';
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit && (element.contains(hit) || hit.closest('label')?.contains(element)))
    return `${left} ${top} ${width} ${height}`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return '';
}

/** Runs in the page: gives a field a value at once, as lists and pickers do. */
function setValue(find: typeof findElement, target: Target, value: string): boolean {
  const element = find(target) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null;
  if (!element) return false;
  // React has a setter of its own on the element, which would take the event for no change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return element.value === value;
}

export type EnginePage = ReturnType<typeof createEnginePage>;

/** @param site address of the site */
export function createEnginePage(driver: Driver, site: string) {
  const evaluate = async <Values extends readonly unknown[], Result>(
    what: InPage<Values, Result>,
    ...values: Values
  ): Promise<Result> => (await driver.run(what.toString(), values)) as Result;

  const onElement = async <Values extends readonly unknown[], Result>(
    what: (find: typeof findElement, ...values: Values) => Result,
    ...values: Values
  ): Promise<Result> => (await driver.run(`(...values) => (${what})(${findElement}, ...values)`, values)) as Result;

  /** Repeats an observation until it is accepted; a page that is being left answers none. */
  async function until<Result>(words: string, observe: () => Promise<Result>, accept: (seen: Result) => boolean) {
    const deadline = Date.now() + DEADLINE_MS;
    for (;;) {
      let seen: unknown;
      try {
        const result = await observe();
        if (accept(result)) return result;
        seen = result;
      } catch (error) {
        seen = error;
      }
      if (Date.now() > deadline) throw new Error(`${words}: not after ${DEADLINE_MS / 1000} s, but ${String(seen)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  const waitFor = async <Values extends readonly unknown[]>(what: InPage<Values, unknown>, ...values: Values) =>
    void (await until(`${what} ${JSON.stringify(values)}`, () => evaluate(what, ...values), Boolean));

  const isThere = (target: Target) => onElement((find, wanted: Target) => find(wanted) !== null, target);
  const see = async (target: Target) =>
    void (await until(`see ${JSON.stringify(target)}`, () => isThere(target), Boolean));

  async function readyToPress(target: Target): Promise<void> {
    let before = '';
    await until(
      `press ${JSON.stringify(target)}`,
      async () => {
        const place = await onElement(placeToPress, target);
        const isStill = place !== '' && place === before;
        before = place;
        return isStill;
      },
      Boolean,
    );
  }

  /** Waits for the scripts: from then on they, and not the browser, restore scroll positions. */
  const untilHydrated = () => waitFor(() => window.history.scrollRestoration === 'manual');

  /** Waits until the page is shown that was navigated to: during a view transition, presses do not reach what is drawn. */
  const untilShown = () =>
    waitFor(
      () =>
        document.querySelector('main')?.ariaBusy !== 'true' &&
        document
          .getAnimations()
          .every(
            ({ effect }) =>
              !(effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')),
          ),
    );

  return {
    driver,
    evaluate,
    waitFor,
    see,
    untilHydrated,
    untilShown,
    /** Opens a page and waits for its hydration. */
    open: async (path: string) => {
      await driver.open(new URL(path, site).href);
      await untilHydrated();
    },
    resize: async (size: Size) => {
      await driver.resize(size);
      await waitFor((width: number) => window.innerWidth === width, size.width);
    },
    /** Waits until the element is not there, or not visible. */
    gone: async (target: Target) =>
      void (await until(
        `gone ${JSON.stringify(target)}`,
        () => isThere(target),
        (there) => !there,
      )),
    press: async (target: Target) => {
      await readyToPress(target);
      await driver.click(target);
    },
    type: async (target: Target, text: string) => {
      await see(target);
      await driver.type(target, text);
    },
    setValue: async (target: Target, value: string) =>
      void (await until(`set ${JSON.stringify(target)}`, () => onElement(setValue, target, value), Boolean)),
    key: driver.press,
    textOf: async (target: Target): Promise<string> => {
      await see(target);
      return onElement((find, wanted: Target) => find(wanted)?.textContent ?? '', target);
    },
    waitForText: async (target: Target, text: string) =>
      void (await until(
        `${JSON.stringify(target)} says ${text}`,
        () => onElement((find, wanted: Target) => find(wanted)?.textContent ?? '', target),
        (seen) => seen.replace(/\s+/g, ' ').includes(text),
      )),
    /** The value of a list's option. */
    optionOf: async (list: Target, text: string): Promise<string> => {
      await see(list);
      const value = await onElement(
        (find, wanted: Target, words: string) =>
          [...(find(wanted) as HTMLSelectElement).options].find((option) => [option.text, option.value].includes(words))
            ?.value,
        list,
        text,
      );
      if (value === undefined) throw new Error(`${JSON.stringify(list)} has no option ${text}`);
      return value;
    },
    waitForValue: async (target: Target, value: string) =>
      void (await until(
        `${JSON.stringify(target)} has the value ${value}`,
        () => onElement((find, wanted: Target) => (find(wanted) as HTMLInputElement | null)?.value, target),
        (seen) => seen === value,
      )),
    /** Waits until the element has the focus. */
    waitForFocus: async (target: Target) =>
      void (await until(
        `focus on ${JSON.stringify(target)}`,
        () => onElement((find, wanted: Target) => find(wanted) === document.activeElement, target),
        Boolean,
      )),
    /** Waits for an address of the site: path, query and fragment. */
    waitForAddress: (address: string) =>
      waitFor((wanted: string) => window.location.href.replace(window.location.origin, '') === wanted, address),
    /** Everything that the pages of this visit complained of. */
    faults: async (): Promise<string[]> => {
      const noted = await evaluate((key: string) => sessionStorage.getItem(key), FAULTS_KEY);
      return [...((JSON.parse(noted ?? '[]') as string[]) ?? []), ...driver.failedAnswers()];
    },
  };
}

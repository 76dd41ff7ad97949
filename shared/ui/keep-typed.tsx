import { Component, Fragment, type ReactNode } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type="hidden"]), textarea, select';

const isChoice = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** The common properties of an element without an id and its replacement. */
function keyOf(element: Element): string {
  const value = isChoice(element) ? element.value : '';
  const text = element.matches(CONTROLS) ? '' : element.textContent;
  return [element.tagName, element.getAttribute('name'), element.getAttribute('href'), value, text].join(' ');
}

function successorOf(element: Element): Element | null | undefined {
  // An id stays also where a link becomes a button.
  if (element.id) return document.getElementById(element.id);
  const key = keyOf(element);
  return [...document.querySelectorAll(element.tagName)].find((candidate) => keyOf(candidate) === key);
}

/** Whether a value differs from the rendered one. */
function wasTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== '';
  return isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** Sets a value as a person does: the listeners of the form learn of it. */
function setTyped(control: Control, before: Control): void {
  if (isChoice(control) && isChoice(before)) {
    if (control.checked !== before.checked) control.click();
  } else if (control.value !== before.value) {
    control.value = before.value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function setFocus(before: Element): void {
  const next = successorOf(before);
  if (!(next instanceof HTMLElement)) return;
  next.focus({ preventScroll: true });
  // Browsers report no selection for a field of type email.
  if (before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd } = before;
    if (selectionStart !== null) (next as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  }
}

/**
 * Remembers the fields of the page, for the case that they are rendered again from the beginning.
 *
 * @returns a function that gives values and focus of replaced fields to the new ones. Call it in the task that has replaced
 *   them.
 */
export function keepTyped(): () => void {
  const controls = [...document.querySelectorAll<Control>(CONTROLS)];
  let focused = document.activeElement;
  // A microtask: the removal of the focused element comes first.
  const follow = () => queueMicrotask(() => (focused = document.activeElement));
  // React stops events before it has hydrated their target.
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, follow, true);
  return () => {
    for (const type of ['focusin', 'focusout']) document.removeEventListener(type, follow, true);
    // Once: later the visitor may have typed something else.
    for (const before of controls.splice(0)) {
      const control = before.isConnected || !wasTyped(before) ? undefined : successorOf(before);
      if (control) setTyped(control as Control, before);
    }
    if (focused && !focused.isConnected) setFocus(focused);
  };
}

/**
 * At these React hydrates at once, before `click`, and before the input is in the field: Firefox writes a letter into the field
 * of its key press, even after React has replaced it.
 */
const PRESS_EVENTS = [
  ...['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'drop'],
  ...['keydown', 'keypress', 'textInput', 'compositionstart', 'compositionend', 'paste'],
];

/**
 * Prevents lost presses while React hydrates a page changed by an extension or a translator: it replaces the pressed element.
 * It repeats the click of a replaced button.
 *
 * @returns a function to call once the page is hydrated
 */
export function keepPresses(): () => void {
  const hold = (event: Event) => event.stopPropagation();
  const repeat = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    const next = button && !button.isConnected && successorOf(button);
    if (next instanceof HTMLElement) next.click();
  };
  for (const type of PRESS_EVENTS) window.addEventListener(type, hold, true);
  window.addEventListener('click', repeat);
  return () => {
    for (const type of PRESS_EVENTS) window.removeEventListener(type, hold, true);
    // A click may have hydrated the page.
    setTimeout(() => window.removeEventListener('click', repeat));
  };
}

/** A page that fails again after this time is rendered again; one that fails earlier cannot be helped by it. */
const RECOVERED_MS = 5_000;

type Props = {
  /** The children are rendered again where it changes. */
  version?: string | number;
  children: ReactNode;
};
type State = { error?: unknown; recoveredAt: number };

/**
 * Children that are rendered again from the beginning keep typed values and the focus. That happens under another `version`,
 * and after an error, as in a page changed by an extension.
 */
export class KeepTyped extends Component<Props, State> {
  override state: State = { recoveredAt: Number.NEGATIVE_INFINITY };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error });

  static getDerivedStateFromProps(_props: Props, { error, recoveredAt }: State): Partial<State> | null {
    const now = Date.now();
    return error !== undefined && now - recoveredAt > RECOVERED_MS ? { error: undefined, recoveredAt: now } : null;
  }

  override getSnapshotBeforeUpdate({ version }: Props, { recoveredAt }: State): (() => void) | null {
    return version === this.props.version && recoveredAt === this.state.recoveredAt ? null : keepTyped();
  }

  override componentDidUpdate(_props: Props, _state: State, restore: (() => void) | null): void {
    restore?.();
  }

  override render(): ReactNode {
    if (this.state.error !== undefined) throw this.state.error;
    return <Fragment key={this.props.version}>{this.props.children}</Fragment>;
  }
}

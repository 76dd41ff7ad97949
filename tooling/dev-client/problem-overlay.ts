/** Shows errors over the page until they are corrected: the compiler's messages, and errors of the page; Escape closes it. */

import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

// A stack of the browser with the lines of the sources: browsers map it in their tools alone.

/** Position in a file of a development build: package, line and column. */
const PLACE = /https?:\/\/[^\s()]+\/_mf\/([\w-]+)\/[^\s()]+?\.js:(\d+):(\d+)/;

/** `webpack://name/./src/a.tsx` is a file of the package, `webpack://name/../shared/a.ts` one beside it. */
const toFile = (name: string, source: string): string =>
  new URL(source.replace(/^webpack:\/\/[^/]*\//, ''), `http://project/${name}/`).pathname.slice(1);

/**
 * @param load returns the text of a source map
 * @returns the lines of this project's own sources; the stack unchanged when no line can be mapped
 */
export async function mappedStack(stack: string, load: (address: string) => Promise<string>): Promise<string> {
  const mapLine = async (line: string): Promise<string | undefined> => {
    const [place = '', name = '', row, column] = PLACE.exec(line) ?? [];
    if (!place) return undefined;
    const map = await load(place.replace(/:\d+:\d+$/, '.map'))
      .then((text) => new TraceMap(text))
      .catch(() => undefined);
    const found = map && originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
    if (!found?.source || found.source.includes('node_modules')) return undefined;
    return line.replace(place, `${toFile(name, found.source)}:${found.line}`);
  };
  const mapped = await Promise.all(stack.split('\n').map(mapLine));
  const sourceLines = mapped.filter((line) => line !== undefined);
  return sourceLines.length > 0 ? sourceLines.join('\n') : stack;
}

const STYLE: Readonly<Record<string, string>> = {
  'inline-size': 'min(70rem, 100vw - 2rem)',
  'max-block-size': 'calc(100vh - 2rem)',
  overflow: 'auto',
  margin: 'auto',
  padding: '1rem 1.5rem',
  border: '0.25rem solid #e5484d',
  background: '#16151f',
  color: '#f4f3fb',
  font: '0.875rem/1.5 ui-monospace, monospace',
  'white-space': 'pre-wrap',
  'overflow-wrap': 'anywhere',
};

/** Colours of a terminal. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

let overlay: HTMLDialogElement | undefined;
/** By title; the first that has a text is shown. */
const texts = { 'The code does not compile': '', 'An error of this page': '' };

function show(title: keyof typeof texts, text: string): void {
  // The same messages again must not open what a person has closed.
  if (text === texts[title]) return;
  texts[title] = text;
  overlay?.remove();
  const [label, shown] = Object.entries(texts).find(([, one]) => one !== '') ?? [];
  if (label === undefined || shown === undefined) return;
  overlay = document.createElement('dialog');
  overlay.lang = 'en';
  overlay.setAttribute('aria-label', label);
  // A style attribute would need `unsafe-inline` in the policy; properties do not.
  for (const [name, value] of Object.entries(STYLE)) overlay.style.setProperty(name, value);
  overlay.textContent = shown;
  document.body.append(overlay);
  overlay.showModal();
}

/** @param problems messages by package; none removes the overlay */
export function showProblems(problems: Readonly<Record<string, string>>): void {
  const messagesOf = Object.entries(problems).map(([name, messages]) => `${name}\n\n${messages.replace(ESCAPES, '')}`);
  show('The code does not compile', messagesOf.join('\n\n'));
}

const load = async (address: string): Promise<string> => (await fetch(address)).text();

async function showError({ message, stack = '' }: Error): Promise<void> {
  show('An error of this page', `${message}\n\n${await mappedStack(stack, load)}`);
}

/** For a page whose modules were replaced. */
export const hideError = (): void => show('An error of this page', '');

/** Shows unhandled errors, and those that a boundary of React handled and only the console has. */
export function showErrors(): void {
  const log = console.error;
  console.error = (...args: unknown[]) => {
    log(...args);
    const error = args.find((one) => one instanceof Error);
    if (error) void showError(error);
  };
  window.addEventListener('error', ({ error }) => void (error instanceof Error && showError(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => void (reason instanceof Error && showError(reason)));
}

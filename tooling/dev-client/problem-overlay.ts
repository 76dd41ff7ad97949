/** Shows the compiler's messages over the page until the code compiles again; Escape closes it. */

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
let shown = '';

function createOverlay(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.lang = 'en';
  dialog.setAttribute('aria-label', 'The code does not compile');
  // A style attribute would need `unsafe-inline` in the policy; properties do not.
  for (const [name, value] of Object.entries(STYLE)) dialog.style.setProperty(name, value);
  document.body.append(dialog);
  return dialog;
}

/** @param problems messages by package; none removes the overlay */
export function showProblems(problems: Readonly<Record<string, string>>): void {
  const text = Object.entries(problems)
    .map(([name, messages]) => `${name}\n\n${messages.replace(ESCAPES, '')}`)
    .join('\n\n');
  // The same messages again must not open what a person has closed.
  if (text === shown) return;
  shown = text;
  overlay?.remove();
  overlay = undefined;
  if (text === '') return;
  overlay = createOverlay();
  overlay.textContent = text;
  overlay.showModal();
}

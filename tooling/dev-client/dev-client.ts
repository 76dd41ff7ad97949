/** Brings a page up to date with what `npm run dev` has compiled: without a reload where its modules can be replaced. */
import { EVENTS_PATH, type DevelopmentEvent } from '@vipp/shared/contract/federation/development-state';
import { hotRuntimes, type HotRuntime } from './fast-refresh';

/** Builds that a page may be behind; an update leads from one to the next. */
const MAX_UPDATES = 50;

/** Packages whose modules could not be replaced. */
const outdated = new Set<string>();
let latest: DevelopmentEvent | undefined;
/** The start of the gateway that rendered this page, and the shell's build at that time. */
let rendered: { start: string; shell: string } | undefined;

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

/** Shows the compiler's messages over the page until the code compiles; Escape closes them. @param problems by package */
function showProblems(problems: Readonly<Record<string, string>>): void {
  const messages = Object.entries(problems).map(([name, text]) => `${name}\n\n${text.replace(ESCAPES, '')}`);
  const text = messages.join('\n\n');
  // The same messages again must not open what a person has closed.
  if (text === shown) return;
  shown = text;
  overlay?.remove();
  if (text === '') return;
  overlay = document.createElement('dialog');
  overlay.lang = 'en';
  overlay.setAttribute('aria-label', 'The code does not compile');
  // A style attribute would need `unsafe-inline` in the policy; properties do not.
  for (const [name, value] of Object.entries(STYLE)) overlay.style.setProperty(name, value);
  overlay.textContent = text;
  document.body.append(overlay);
  overlay.showModal();
}

/** @returns whether the modules are those of the build now */
async function update({ hot, hash }: HotRuntime, wanted: string): Promise<boolean> {
  try {
    for (let count = 0; hash() !== wanted && count < MAX_UPDATES; count += 1) {
      const modules = await hot.check(true);
      if (modules === null) return false;
    }
    return hash() === wanted;
  } catch (error) {
    console.warn('development: the page reloads, because a module could not be replaced', error);
    return false;
  }
}

/** After a restart nothing but a new page shows what changed in the gateway, unless the browser's build changed too. */
function isGatewayNewer({ start, compiled }: DevelopmentEvent): boolean {
  const shell = compiled['shell'] ?? '';
  const before = rendered;
  rendered = { start, shell };
  return before !== undefined && before.start !== start && before.shell === shell;
}

const isReady = ({ compiled, ready }: DevelopmentEvent, name: string): boolean =>
  ready[name]?.includes(compiled[name] ?? '') ?? false;

async function bringUpToDate(event: DevelopmentEvent): Promise<void> {
  showProblems(event.problems);
  // A gateway that has just started does not know yet what is compiled.
  if (Object.keys(event.compiled).length === 0) return;
  if (isGatewayNewer(event)) window.location.reload();
  for (const [name, runtime] of hotRuntimes) {
    const wanted = event.compiled[name];
    if (!wanted || outdated.has(name) || (await update(runtime, wanted))) continue;
    outdated.add(name);
  }
  if ([...outdated].some((name) => isReady(event, name))) window.location.reload();
}

/** One after the other, each with the latest event. */
async function run(): Promise<void> {
  for (let done: DevelopmentEvent | undefined; done !== latest;) {
    done = latest;
    if (done) await bringUpToDate(done);
  }
}

let running: Promise<void> | undefined;

new EventSource(EVENTS_PATH).addEventListener('message', ({ data }) => {
  latest = JSON.parse(data) as DevelopmentEvent;
  running ??= run().finally(() => (running = undefined));
});

/** Brings a page up to date with a compilation of `npm run dev`: without a reload where its modules can be replaced. */
import { EVENTS_PATH, type DevelopmentEvent } from '@vipp/shared/contract/federation/development-state';
import { hotRuntimes, type HotRuntime } from './fast-refresh';
import { hideError, showErrors, showProblems } from './problem-overlay';

/** Builds that a page may be behind; an update leads from one to the next. */
const MAX_UPDATES = 50;

/** Packages whose modules could not be replaced. */
const outdated = new Set<string>();
let latest: DevelopmentEvent | undefined;
/** The start of the gateway that rendered this page, and the shell's build at that time. */
let rendered: { start: string; shell: string } | undefined;

/** @returns whether the modules are those of the build now */
async function update({ hot, hash }: HotRuntime, wanted: string): Promise<boolean> {
  try {
    for (let count = 0; hash() !== wanted && count < MAX_UPDATES; count += 1) {
      const modules = await hot.check(true);
      if (modules === null) return false;
      hideError();
    }
    return hash() === wanted;
  } catch (error) {
    console.warn('development: the page reloads, because a module could not be replaced', error);
    return false;
  }
}

/** After a restart, only a new page shows changes of the gateway, unless the browser's build changed too. */
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
  // A gateway that has just started does not know the compiled builds yet.
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

showErrors();

new EventSource(EVENTS_PATH).addEventListener('message', ({ data }) => {
  latest = JSON.parse(data) as DevelopmentEvent;
  running ??= run().finally(() => (running = undefined));
});

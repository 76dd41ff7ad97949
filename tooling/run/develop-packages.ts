/** Packages from source in a running site: compiled as they change, and put into open pages and the gateway. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Development } from '@vipp/shared/contract/federation/development-state';
import { watchPackage, type Built, type Listeners } from '../build/watch-packages';
import type { RunningSite } from './site';

type Log = (line: string) => void;
/** What follows a build; a remote is loaded again by the gateway. */
type Followed = Pick<RunningSite, 'restartBackend' | 'restartGateway' | 'notifyGateway'>;

/** Webpack writes its cache within this time after a build. */
const REST_MS = 10_000;

/** Nearly half of the heap is garbage after a build, and V8 does not look for it while nothing is allocated. */
function collectAtRest(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const timer = setTimeout(collect, REST_MS).unref();
  return () => void timer.refresh();
}

/** Puts builds into a site, which may still be starting. */
export function followBuilds(log: Log) {
  const state: Development = { type: 'development', compiled: {}, built: {}, problems: {} };
  /** Absent until the site runs: packages are compiled before that too. */
  let site: Followed | undefined;
  /** Programs that were compiled since the site began to start: it may have read what they replaced. */
  const replaced = new Set<string>();
  const notify = (): void => site?.notifyGateway(state);

  /** What runs in a process is replaced with the process. */
  function restart(name: string): void {
    if (!site) replaced.add(name);
    else if (name === 'backend') site.restartBackend();
    else site.restartGateway();
  }

  const listeners: Listeners = {
    onCompiled: (name, hash) => {
      state.compiled[name] = hash;
      notify();
    },
    onBuilt: ({ name, version, isServerChanged }: Built) => {
      log(`compiled ${name}`);
      state.built[name] = version;
      Reflect.deleteProperty(state.problems, name);
      const isProgram = name === 'backend' || name === 'shell';
      if (isProgram && isServerChanged) restart(name);
      // A gateway that restarts is sent all of it when it is ready.
      if (name !== 'shell' || !isServerChanged) notify();
    },
    onProblems: (name, problems) => {
      log(`${name} does not compile; the last good version stays up\n${problems}`);
      state.problems[name] = problems;
      notify();
    },
  };
  return {
    listeners,
    /** @param run gets what the gateway is sent when it is ready */
    async start(run: (greeting: () => Development) => Promise<Followed>): Promise<void> {
      replaced.clear();
      site = await run(() => state);
      for (const name of replaced) restart(name);
    },
  };
}

type Options = { names: readonly string[]; log: Log };

/** Compiles them, then runs the site that `run` starts with them. */
export async function developPackages(
  { names, log }: Options,
  run: (greeting: () => Development) => Promise<RunningSite>,
): Promise<void> {
  const { listeners, start } = followBuilds(log);
  const postpone = collectAtRest();
  const onBuilt = (built: Built): void => {
    postpone();
    listeners.onBuilt(built);
  };
  await Promise.all(names.map((name) => watchPackage(name, { ...listeners, onBuilt })));
  await start(run);
}

/** Packages from source in a running site: compiled as they change, and put into open pages and the gateway. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readDevelopmentVersion, type Development } from '@vipp/shared/contract/federation/development-state';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { builtInputs, INPUTS_FILE, inputsHash } from '../build/build-inputs';
import { DEV_BUILDS } from '../build/package-config';
import { watchPackage, type Built, type Listeners } from '../build/watch-packages';
import { siteFolder } from '../site-folder.mjs';
import type { RunningSite } from './site';

type Log = (line: string) => void;
/** What follows a build; a remote is loaded again by the gateway. */
type Followed = Pick<RunningSite, 'restartBackend' | 'restartGateway' | 'notifyGateway'>;

/** After a build; the next save is not delayed by what is done then. */
const REST_MS = 10_000;

/** Nearly half of the heap is garbage after a build, and V8 does not collect it without allocations. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

const folderOf = (name: string): string => path.join(siteFolder, name);
const inputsOf = (name: string): string => inputsHash(folderOf(name), 'development');
const inputsFile = (name: string): string => path.join(folderOf(name), DEV_BUILDS, INPUTS_FILE);

/** @returns the version of an earlier process's build, if its sources are unchanged */
function currentBuild(name: string): string | undefined {
  const isCurrent = builtInputs(folderOf(name), DEV_BUILDS) === inputsOf(name);
  return isCurrent ? readBuild(path.join(folderOf(name), DEV_BUILDS))?.version : undefined;
}

/** Puts builds into a site, which may still be starting. */
export function followBuilds(log: Log) {
  const state: Development = { type: 'development', compiled: {}, built: {}, problems: {} };
  /** Absent until the site runs: packages are compiled before. */
  let site: Followed | undefined;
  /** Programs compiled during the start of the site: it may have read their old files. */
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
      // A gateway that restarts gets all of it when ready.
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
    /** The site starts with the build of an earlier process. */
    adopt(name: string, version: string): void {
      state.built[name] = version;
      if (name !== 'backend') state.compiled[name] = readDevelopmentVersion(version).client;
    },
    /** @param run gets the first message to a ready gateway */
    async start(run: (greeting: () => Development) => Promise<Followed>): Promise<void> {
      replaced.clear();
      site = await run(() => state);
      for (const name of replaced) restart(name);
    },
  };
}

type Options = { names: readonly string[]; log: Log };

/**
 * Compiles packages changed since an earlier process, runs the site of `run`, and then compiles the others for the next saves.
 */
export async function developPackages(
  { names, log }: Options,
  run: (greeting: () => Development) => Promise<RunningSite>,
): Promise<void> {
  const { listeners, adopt, start } = followBuilds(log);
  const finished = new Set<string>();
  const rest = setTimeout(() => {
    collectGarbage();
    for (const name of finished) writeFileSync(inputsFile(name), inputsOf(name));
    finished.clear();
  }, REST_MS).unref();
  const watch = (name: string, onFailed?: () => void): Promise<void> =>
    watchPackage(name, {
      ...listeners,
      onBuilt: (built) => {
        finished.add(name);
        rest.refresh();
        listeners.onBuilt(built);
      },
      onProblems: (_name, problems) => {
        finished.delete(name);
        rmSync(inputsFile(name), { force: true });
        listeners.onProblems(name, problems);
        onFailed?.();
      },
    });
  const current: string[] = [];
  for (const name of names) {
    const version = currentBuild(name);
    if (version === undefined) continue;
    current.push(name);
    adopt(name, version);
  }
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => watch(name)));
  await start(run);
  // One after the other: the site is used at the same time, and one's memory serves the next.
  for (const name of current) await new Promise<void>((resolve) => void watch(name, resolve).then(resolve));
}

/** Packages from source in a running site: compiled as they change, and put into open pages and the gateway. */
import { watch } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readDevelopmentVersion, type Development } from '@vipp/shared/contract/federation/development-state';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { builtInputs, inputsHash, sourceFolders } from '../build/build-inputs';
import { DEV_BUILDS } from '../build/package-config';
import { watchPackage, type Built, type Listeners } from '../build/watch-packages';
import { siteFolder } from '../site-folder.mjs';
import type { RunningSite } from './site';

type Log = (line: string) => void;
/** What follows a build; a remote is loaded again by the gateway. */
type Followed = Pick<RunningSite, 'restartBackend' | 'restartGateway' | 'notifyGateway'>;

/** After a build; the next save is not delayed by what is done then. */
const REST_MS = 10_000;

/** The changes of one save. */
const SAVE_MS = 50;

/**
 * More than half of the heap is garbage after a build. V8 does not collect it without allocations, and without compaction
 * it gives little of it back.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  setFlagsFromString('--compact-on-every-full-gc');
  (runInNewContext('gc') as () => void)();
  setFlagsFromString('--no-compact-on-every-full-gc');
}

const folderOf = (name: string): string => path.join(siteFolder, name);
const inputsOf = (name: string): string => inputsHash(folderOf(name), 'development');

/** @returns the version of the build of an earlier process, if its sources had this hash */
function builtVersion(name: string, hash: string): string | undefined {
  const isCurrent = builtInputs(folderOf(name), DEV_BUILDS) === hash;
  return isCurrent ? readBuild(path.join(folderOf(name), DEV_BUILDS))?.version : undefined;
}

type Sources = {
  folders: Iterable<string>;
  hashOf: (name: string) => string;
  /** Hashes of the sources of builds, by the name of the package. */
  built: Map<string, string>;
};

/** Calls `onChange` once for each package whose sources differ from those of its build, now or later. */
export function watchSources({ folders, hashOf, built }: Sources, onChange: (name: string) => void): void {
  const compare = (): void => {
    for (const [name, hash] of built) {
      if (hashOf(name) === hash) continue;
      built.delete(name);
      onChange(name);
    }
  };
  const soon = setTimeout(() => {
    try {
      compare();
    } catch {
      // An editor removed its temporary file between listing and reading.
      soon.refresh();
    }
  }, SAVE_MS).unref();
  for (const folder of folders) watch(folder, () => soon.refresh()).unref();
}

/** Puts builds into a site, which may still be starting. */
export function followBuilds(log: Log) {
  const state: Development = { type: 'development', compiled: {}, built: {}, problems: {} };
  /** Absent until the site runs: packages are compiled before. */
  let site: Followed | undefined;
  const notify = (): void => site?.notifyGateway(state);

  /** What runs in a process is replaced with the process. */
  const restart = (name: string) => (name === 'backend' ? site?.restartBackend() : site?.restartGateway());

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
      site = await run(() => state);
    },
  };
}

type Options = { names: readonly string[]; log: Log };

/** Compiles packages changed since an earlier process, runs the site of `run`, and then watches each from its first change on. */
export async function developPackages(
  { names, log }: Options,
  run: (greeting: () => Development) => Promise<RunningSite>,
): Promise<void> {
  const { listeners, adopt, start } = followBuilds(log);
  const rest = setTimeout(collectGarbage, REST_MS).unref();
  const compile = (name: string, onFailed?: () => void): Promise<() => void> =>
    watchPackage(name, {
      ...listeners,
      onBuilt: (one) => {
        rest.refresh();
        listeners.onBuilt(one);
      },
      onProblems: (_name, problems) => {
        listeners.onProblems(name, problems);
        onFailed?.();
      },
    });
  const built = new Map<string, string>();
  // One after the other, and each closed: a watched package takes 100 MB, and one's memory serves the next.
  for (const name of names) {
    const hash = inputsOf(name);
    const version = builtVersion(name, hash);
    if (version === undefined) (await compile(name))();
    else adopt(name, version);
    built.set(name, hash);
  }
  await start(run);
  let compiled = Promise.resolve();
  watchSources({ folders: sourceFolders(names), hashOf: inputsOf, built }, (name) => {
    // One after the other: pages show the first of them sooner.
    compiled = compiled.then(() => {
      log(`compiling ${name} …`);
      return new Promise<void>((resolve) => void compile(name, resolve).then(() => resolve()));
    });
  });
}

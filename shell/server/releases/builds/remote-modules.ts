/** Page modules out of federated remotes, in the gateway: loaded once per version, with a last known good one. */
import { createRequire } from 'node:module';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { parsePageModule, type PageAddress } from '../../../src/federation/load-page';
import type { RemoteContainer } from '../../../src/federation/share-scope';
import { downloadRemote, verifiedEntry, type DownloadOptions } from './remote-download';
import { remoteShareScope } from './remote-share-scope';

/** A version that failed to load is tried again after this pause, which doubles each time, so that visitors do not wait for it. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export type LoadedModule = { page: PageModule; build: Build };

export type RemoteModules = {
  /**
   * The page, and the build it came from: the one asked for, or the last that worked.
   * Rejects when there is neither.
   */
  load: (build: Build, address: PageAddress) => Promise<LoadedModule>;
  /** A page of this version was rendered: should the next one's throw, this one takes its place. */
  rendered: (build: Build) => void;
  /** The page of the last version that rendered one; undefined where there is none but this. Rejects when it cannot be had. */
  loadLastWorking: (build: Build, address: PageAddress) => Promise<LoadedModule | undefined>;
  /** Brings a version's files here and verifies them, and evaluates nothing. Rejects when they cannot be had. */
  fetch: (build: Build) => Promise<void>;
  /** Loads a version before anybody asks for it. Rejects when it cannot be had. */
  prepare: (build: Build) => Promise<void>;
  /** Why the newest attempt at a remote failed, if it did. */
  fault: (name: string) => string | undefined;
  /**
   * Unloads every version that is not among these, so that its memory is freed.
   *
   * @returns what stays loaded: these, and the last that worked of each remote
   */
  retain: (builds: readonly Build[]) => readonly Build[];
};

type Options = {
  download: DownloadOptions;
  /** What else must be there before a page of a version is shown: its styles. */
  prepareClient?: (build: Build) => Promise<void>;
  /** Called once for each attempt that failed, however many pages waited for it. */
  onFault: (remote: string, version: string, error: unknown) => void;
  /** Whether this is a default version: only such a version may replace another that failed. Any may where absent. */
  isDefaultVersion?: (build: Build) => boolean;
};

type Opened = { container: RemoteContainer; entry: string };
type Attempt = { opened: Promise<Opened>; failures: number; failedAt?: number };

const keyOf = ({ name, version }: Build): string => `${name}@${version}`;

/** @param fetch brings the build's files to `folder`, and answers the path of its entry */
async function openContainer(
  build: Build,
  folder: string,
  fetch: (build: Build) => Promise<string>,
  prepareClient: Options['prepareClient'],
): Promise<Opened> {
  const client = prepareClient?.(build);
  const [entry] = await Promise.all([verifiedEntry(build, folder) ?? fetch(build), client]);
  const container = createRequire(entry)(entry) as RemoteContainer;
  await container.init(remoteShareScope());
  return { container, entry };
}

/** Forgets a container's files, so that nothing holds what they made. */
function forgetFiles(entry: string): void {
  const { cache } = createRequire(entry);
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const file of Object.keys(cache)) {
    if (!file.startsWith(folder)) continue;
    Reflect.deleteProperty(cache, file);
  }
}

/** @param options where builds come from, and what is called for failures */
export function createRemoteModules(options: Options): RemoteModules {
  const { onFault, isDefaultVersion: isEverybodys = () => true, download, prepareClient } = options;
  const attempts = new Map<string, Attempt>();
  const pages = new Map<string, Map<string, PageModule>>();
  const lastGood = new Map<string, Build>();
  const lastRendered = new Map<string, Build>();
  /** By remote: of which version, and why. */
  const faults = new Map<string, { version: string; reason: string }>();

  const mayRetry = ({ failedAt, failures }: Attempt): boolean =>
    failedAt !== undefined && Date.now() - failedAt > Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

  const note = (build: Build, error: unknown): void => {
    faults.set(build.name, { version: build.version, reason: error instanceof Error ? error.message : String(error) });
    onFault(build.name, build.version, error);
  };

  const fetching = new Map<string, Promise<string>>();
  /** A version that was just published may be promoted while its files are still on their way: they come once. */
  const fetchFiles = (build: Build): Promise<string> => {
    const key = keyOf(build);
    const begun = fetching.get(key) ?? downloadRemote(build, download).finally(() => fetching.delete(key));
    fetching.set(key, begun);
    return begun;
  };

  const open = (build: Build): Promise<Opened> => {
    const known = attempts.get(keyOf(build));
    if (known && !mayRetry(known)) return known.opened;
    const attempt: Attempt = {
      opened: openContainer(build, download.folder, fetchFiles, prepareClient),
      failures: known?.failures ?? 0,
    };
    attempts.set(keyOf(build), attempt);
    attempt.opened.catch((error: unknown) => {
      attempt.failedAt = Date.now();
      attempt.failures += 1;
      note(build, error);
    });
    return attempt.opened;
  };

  const readPage = async (build: Build, container: RemoteContainer, address: PageAddress): Promise<PageModule> => {
    try {
      const factory = await container.get(address.module);
      return parsePageModule(factory(), address);
    } catch (error) {
      note(build, error);
      throw error;
    }
  };

  const hasNoFault = ({ name, version }: Build): void => {
    if (faults.get(name)?.version === version) faults.delete(name);
  };

  const loadExactly = async (build: Build, address: PageAddress): Promise<PageModule> => {
    const known = pages.get(keyOf(build))?.get(address.module);
    if (known) return known;
    const { container } = await open(build);
    const page = await readPage(build, container, address);
    pages.set(keyOf(build), (pages.get(keyOf(build)) ?? new Map<string, PageModule>()).set(address.module, page));
    if (isEverybodys(build)) lastGood.set(build.name, build);
    hasNoFault(build);
    return page;
  };

  return {
    load: async (build, address) => {
      try {
        return { page: await loadExactly(build, address), build };
      } catch (error) {
        const good = lastGood.get(build.name);
        if (!good || good.version === build.version) throw error;
        return { page: await loadExactly(good, address), build: good };
      }
    },
    rendered: (build) => {
      if (isEverybodys(build)) lastRendered.set(build.name, build);
    },
    loadLastWorking: async (build, address) => {
      const good = lastRendered.get(build.name);
      return good && good.version !== build.version
        ? { page: await loadExactly(good, address), build: good }
        : undefined;
    },
    fetch: async (build) => {
      await fetchFiles(build);
    },
    prepare: async (build) => {
      await open(build);
      hasNoFault(build);
    },
    fault: (name) => faults.get(name)?.reason,
    retain: (builds) => {
      const retained = [...builds, ...lastGood.values(), ...lastRendered.values()];
      const keys = new Set(retained.map(keyOf));
      for (const [key, { opened }] of attempts) {
        if (keys.has(key)) continue;
        attempts.delete(key);
        pages.delete(key);
        void opened.then(({ entry }) => forgetFiles(entry)).catch(() => undefined);
      }
      // A version that is no longer wanted is no fault of the site.
      for (const [name, { version }] of faults) if (!keys.has(`${name}@${version}`)) faults.delete(name);
      return retained;
    },
  };
}

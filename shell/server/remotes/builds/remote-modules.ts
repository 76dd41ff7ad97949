/** Page modules of federated remotes in the gateway: loaded once per version, with the last working version as fallback. */
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { parsePageModule, type PageAddress } from '../../../src/federation/load-page';
import type { ReadBuildFile } from './build-files';
import { createReleaseRuntimes } from './release-runtime';
import { createRemoteContainers } from './remote-containers';

export type LoadedModule = { page: PageModule; build: Build };

export type RemoteModules = {
  /**
   * The page and its build: the requested build, or the last working one.
   * Rejects when both are unavailable.
   *
   * @param set builds of the visitor's release set; this one alone when absent
   */
  load: (build: Build, address: PageAddress, set?: Iterable<Build>) => Promise<LoadedModule>;
  /** Reports that a page of this version was rendered, so that the version can replace a later one that throws. */
  rendered: (build: Build) => void;
  /** The page of the last version that rendered one; undefined where no other version did. Rejects when it is unavailable. */
  loadLastWorking: (build: Build, address: PageAddress) => Promise<LoadedModule | undefined>;
  /** Loads a version in advance. Rejects when it is unavailable. */
  prepare: (build: Build) => Promise<void>;
  /** Why the latest attempt to load a remote failed, if it did. */
  fault: (name: string) => string | undefined;
  /**
   * Unloads every version that is not among these, so that its memory is released.
   *
   * @returns the versions that stay loaded: these, and the last working one of each remote
   */
  retain: (builds: readonly Build[]) => readonly Build[];
};

type Options = {
  read: ReadBuildFile;
  /** Prepares what pages of a version need besides its container: their styles. */
  prepareClient?: (build: Build) => Promise<void>;
  /** Called once for each failed attempt, however many pages waited for it. */
  onFault: (remote: string, version: string, error: unknown) => void;
  /** Only default versions may replace another version that failed; by default, all versions may. */
  isDefaultVersion?: (build: Build) => boolean;
};

const keyOf = ({ name, version }: Pick<Build, 'name' | 'version'>): string => `${name}@${version}`;

export function createRemoteModules(options: Options): RemoteModules {
  const { onFault, isDefaultVersion = () => true, read, prepareClient } = options;
  const pages = new Map<string, Map<string, PageModule>>();
  const lastLoaded = new Map<string, Build>();
  const lastRendered = new Map<string, Build>();
  /** By name of the remote. */
  const faults = new Map<string, { version: string; reason: string }>();

  const reportFault = (build: Build, error: unknown): void => {
    faults.set(build.name, { version: build.version, reason: error instanceof Error ? error.message : String(error) });
    onFault(build.name, build.version, error);
  };
  const clearFault = ({ name, version }: Build): void => {
    if (faults.get(name)?.version === version) faults.delete(name);
  };
  const containers = createRemoteContainers({ read, prepareClient, onFailure: reportFault });
  const runtimes = createReleaseRuntimes(containers.open);

  const readPage = async (build: Build, address: PageAddress, set: Iterable<Build>): Promise<PageModule> => {
    await containers.open(build);
    try {
      return parsePageModule(await runtimes.of(set, build).load(build.name, address.module), address);
    } catch (error) {
      reportFault(build, error);
      throw error;
    }
  };

  const loadExactly = async (
    build: Build,
    address: PageAddress,
    set: Iterable<Build> = [build],
  ): Promise<PageModule> => {
    const cached = pages.get(keyOf(build))?.get(address.module);
    if (cached) return cached;
    const page = await readPage(build, address, set);
    pages.set(keyOf(build), (pages.get(keyOf(build)) ?? new Map<string, PageModule>()).set(address.module, page));
    if (isDefaultVersion(build)) lastLoaded.set(build.name, build);
    clearFault(build);
    return page;
  };

  return {
    load: async (build, address, set) => {
      try {
        return { page: await loadExactly(build, address, set), build };
      } catch (error) {
        const last = lastLoaded.get(build.name);
        if (!last || last.version === build.version) throw error;
        return { page: await loadExactly(last, address, set), build: last };
      }
    },
    rendered: (build) => {
      if (isDefaultVersion(build)) lastRendered.set(build.name, build);
    },
    loadLastWorking: async (build, address) => {
      const last = lastRendered.get(build.name);
      return last && last.version !== build.version
        ? { page: await loadExactly(last, address), build: last }
        : undefined;
    },
    prepare: async (build) => {
      await containers.open(build);
      clearFault(build);
    },
    fault: (name) => faults.get(name)?.reason,
    retain: (builds) => {
      const retained = [...builds, ...lastLoaded.values(), ...lastRendered.values()];
      containers.retain(retained);
      runtimes.retain(retained);
      const keys = new Set(retained.map(keyOf));
      for (const key of pages.keys()) if (!keys.has(key)) pages.delete(key);
      // A version that is no longer wanted is no fault of the site.
      for (const [name, { version }] of faults) if (!keys.has(keyOf({ name, version }))) faults.delete(name);
      return retained;
    },
  };
}

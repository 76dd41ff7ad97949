/** The loaded versions of remotes: page modules and styles, once per version, with the last working version as fallback. */
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { parsePageModule, type PageAddress } from '../../../src/federation/load-page';
import {
  forgetContainer,
  openContainer,
  readServerHalf,
  readSide,
  type GetFile,
  type LoadExposedModule,
} from './remote-container';

type LoadedModule = { page: PageModule; build: Build };

type Options = {
  getFile: GetFile;
  /** Called once for each failed attempt, however many pages waited for it. */
  onFault: (remote: string, version: string, error: unknown) => void;
  /** Only default versions may replace another version that failed; by default, all versions may. */
  isDefaultVersion?: (build: Build) => boolean;
};

/** The pause before a retry doubles with each failure: visitors must not wait for a failing version. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
/** Longer than any page is in progress. */
const IN_PROGRESS_MS = 60_000;

type Version = {
  build: Build;
  opened: Promise<LoadExposedModule>;
  styles: Map<string, Buffer>;
  pages: Map<string, PageModule>;
  usedAt: number;
  failures: number;
  failedAt?: number;
};

const keyOf = ({ name, version }: Build): string => `${name}@${version}`;

const mayRetry = ({ failedAt, failures }: Version): boolean =>
  failedAt !== undefined && performance.now() - failedAt > Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS);

export function createRemoteModules({ getFile, onFault, isDefaultVersion = () => true }: Options) {
  const versions = new Map<string, Version>();
  const lastWorking = new Map<string, Build>();
  let wanted: readonly Build[] = [];
  let timer: NodeJS.Timeout | undefined;

  const open = async (build: Build, styles: Map<string, Buffer>): Promise<LoadExposedModule> => {
    const [half, sheets] = await Promise.all([
      readServerHalf(build, getFile),
      readSide(build, 'client', getFile, '.css'),
    ]);
    for (const [file, body] of sheets) styles.set(file, body);
    return openContainer(build, half);
  };

  const versionOf = (build: Build): Version => {
    const previous = versions.get(keyOf(build));
    const usedAt = performance.now();
    if (previous && !mayRetry(previous)) return Object.assign(previous, { usedAt });
    const styles = new Map<string, Buffer>();
    const failures = previous?.failures ?? 0;
    const next: Version = { build, opened: open(build, styles), styles, pages: new Map(), usedAt, failures };
    versions.set(keyOf(build), next);
    next.opened.catch((error: unknown) => {
      Object.assign(next, { failedAt: performance.now(), failures: failures + 1 });
      onFault(build.name, build.version, error);
    });
    unloadLater();
    return next;
  };

  const unload = (): void => {
    const retained = new Set([...wanted, ...lastWorking.values()].map(keyOf));
    const before = performance.now() - IN_PROGRESS_MS;
    const unused = [...versions].filter(([key]) => !retained.has(key));
    for (const [key, { build, opened, usedAt }] of unused) {
      if (usedAt > before) continue;
      versions.delete(key);
      void opened.then(() => forgetContainer(build)).catch(() => undefined);
    }
    if (unused.some(([key]) => versions.has(key))) unloadLater();
  };
  const unloadLater = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      unload();
    }, IN_PROGRESS_MS).unref();
  };

  const loadExactly = async (build: Build, address: PageAddress): Promise<LoadedModule> => {
    const { opened, pages } = versionOf(build);
    const cached = pages.get(address.module);
    if (cached) return { page: cached, build };
    const loadModule = await opened;
    try {
      const page = parsePageModule(await loadModule(address.module), address);
      pages.set(address.module, page);
      return { page, build };
    } catch (error) {
      onFault(build.name, build.version, error);
      throw error;
    }
  };

  /** The page of the last version that rendered one; undefined where no other version did. Rejects when it is unavailable. */
  const loadLastWorking = async ({ name, version }: Build, address: PageAddress): Promise<LoadedModule | undefined> => {
    const last = lastWorking.get(name);
    return last && last.version !== version ? loadExactly(last, address) : undefined;
  };

  return {
    /** The page of a version, or else of the last working one. Rejects when both are unavailable. */
    load: async (build: Build, address: PageAddress): Promise<LoadedModule> => {
      try {
        return await loadExactly(build, address);
      } catch (error) {
        const last = await loadLastWorking(build, address);
        if (last) return last;
        throw error;
      }
    },
    loadLastWorking,
    /** Reports a rendered page of this version: it can then replace a later, failing one. */
    rendered: (build: Build): void => {
      if (isDefaultVersion(build)) lastWorking.set(build.name, build);
    },
    /** Loads a version in advance. Rejects when it is unavailable. */
    prepare: async (build: Build): Promise<void> => void (await versionOf(build).opened),
    /** A style sheet of a loaded version. */
    style: (build: Build, file: string): Buffer | undefined => versions.get(keyOf(build))?.styles.get(file),
    /** Unloads every other version except the last working one of its remote, once no page can be in progress with it. */
    retain: (builds: readonly Build[]): void => {
      wanted = builds;
      unload();
    },
  };
}

export type RemoteModules = ReturnType<typeof createRemoteModules>;

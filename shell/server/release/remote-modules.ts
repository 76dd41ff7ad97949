/** Page modules out of federated remotes, in the gateway: loaded once per version, with a last known good one. */
import { createRequire } from 'node:module';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { parsePageModule, type PageAddress } from '../../src/federation/load-page';
import { shareScope, type RemoteContainer } from '../../src/federation/share-scope';
import type { Build } from './remote-build';
import { downloadRemote, type DownloadOptions } from './remote-download';

/** A remote that failed is asked again after this long, so that a dead one costs nobody a deadline. */
const RETRY_MS = 1_000;

export type LoadedModule = { page: PageModule; build: Build };

export type RemoteModules = {
  /**
   * The page, and the build it came from: the one asked for, or the last that worked.
   * Rejects when there is neither.
   */
  load: (build: Build, address: PageAddress) => Promise<LoadedModule>;
  /** Why the newest attempt at a remote failed, if it did. */
  fault: (name: string) => string | undefined;
};

type Options = { download: DownloadOptions; onFault: (remote: string, version: string, error: unknown) => void };

type Attempt = { container: Promise<RemoteContainer>; failedAt?: number };

async function openContainer(build: Build, download: DownloadOptions): Promise<RemoteContainer> {
  const entry = await downloadRemote(build, download);
  const container = createRequire(entry)(entry) as RemoteContainer;
  await container.init(shareScope);
  return container;
}

/** @param options where builds come from, and who hears of faults */
export function createRemoteModules({ download, onFault }: Options): RemoteModules {
  const attempts = new Map<string, Attempt>();
  const pages = new Map<string, PageModule>();
  const lastGood = new Map<string, Build>();
  const faults = new Map<string, string>();

  const containerOf = (build: Build): Promise<RemoteContainer> => {
    const key = `${build.name}@${build.version}`;
    const known = attempts.get(key);
    const mayRetry = known?.failedAt !== undefined && Date.now() - known.failedAt > RETRY_MS;
    if (known && !mayRetry) return known.container;
    const attempt: Attempt = { container: openContainer(build, download) };
    attempts.set(key, attempt);
    attempt.container.catch(() => {
      attempt.failedAt = Date.now();
    });
    return attempt.container;
  };

  const loadExactly = async (build: Build, address: PageAddress): Promise<PageModule> => {
    const key = `${build.container}${address.module}`;
    const known = pages.get(key);
    if (known) return known;
    const factory = await (await containerOf(build)).get(address.module);
    const page = parsePageModule(factory(), address);
    pages.set(key, page);
    lastGood.set(build.name, build);
    faults.delete(build.name);
    return page;
  };

  const load = async (build: Build, address: PageAddress): Promise<LoadedModule> => {
    try {
      return { page: await loadExactly(build, address), build };
    } catch (error) {
      faults.set(build.name, error instanceof Error ? error.message : String(error));
      onFault(build.name, build.version, error);
      const good = lastGood.get(build.name);
      if (!good || good.version === build.version) throw error;
      return { page: await loadExactly(good, address), build: good };
    }
  };

  return { load, fault: (name) => faults.get(name) };
}

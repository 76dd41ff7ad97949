/**
 * Adds the live versions of another site to the registry of this gateway, for the development of one remote. Their files are
 * read from that site, and verified by hash.
 */
import type { FastifyBaseLogger } from 'fastify';
import { isRemoteName, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Registry } from './registry';
import { remoteOf } from './registry-state';
import { fetchBuild, fetchLiveVersions } from './site-documents';

const REFRESH_MS = 5_000;

type Options = {
  /** Origin of the site. */
  site: string;
  /** Remotes with a build of this gateway. */
  own: ReadonlySet<RemoteName>;
  /** Versions to use instead of the default versions: that of a canary or of a preview link, for instance. */
  versions?: ReadonlyMap<string, string>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Time between two requests. */
  refreshMs?: number;
};

async function adoptVersion(registry: Registry, site: string, remote: RemoteName, version: string): Promise<void> {
  const { versions, defaultVersion } = remoteOf(registry.state(), remote);
  if (defaultVersion === version) return;
  const common = () => ({ at: new Date().toISOString(), by: 'gateway', remote });
  if (!versions.has(version)) {
    const build = await fetchBuild(site, remote, version);
    await registry.change(() => ({
      ...common(),
      type: 'adopted',
      version,
      manifest: JSON.stringify(build),
    }));
  }
  await registry.change(() => ({ ...common(), type: 'promoted', version, why: `live at ${site}` }));
}

async function readSite(registry: Registry, { site, own, versions }: Options): Promise<void> {
  const live = await fetchLiveVersions(site);
  const names = new Set([...live.map(({ remote }) => remote), ...[...(versions?.keys() ?? [])].filter(isRemoteName)]);
  for (const remote of [...names].filter((name) => !own.has(name))) {
    const ofSite = live.find((one) => one.remote === remote && one.role === 'default')?.version;
    const wanted = versions?.get(remote) ?? ofSite;
    if (wanted) await adoptVersion(registry, site, remote, wanted);
  }
}

/**
 * Resolves after the first request, even a failed one, which is retried.
 *
 * @returns a function that stops following
 */
export async function followSite(registry: Registry, options: Options): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let isFollowing = true;
  const refresh = async (): Promise<void> => {
    await readSite(registry, options).catch((error: unknown) => {
      if (isFollowing)
        options.logger.warn(
          { site: options.site, reason: error instanceof Error ? error.message : String(error) },
          'the registry of the site could not be read',
        );
    });
    // A timer instead of an interval, so that slow requests never overlap.
    if (isFollowing) timer = setTimeout(() => void refresh(), options.refreshMs ?? REFRESH_MS).unref();
  };
  await refresh();
  return () => {
    isFollowing = false;
    clearTimeout(timer);
  };
}

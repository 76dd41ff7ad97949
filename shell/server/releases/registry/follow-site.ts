/**
 * Brings another site's live versions into this gateway's registry, for the development of one remote. Their files come
 * from that site and are verified by hash, like those of any host that is not ours.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { readBodyText } from '@vipp/shared/lib/read-body';
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { buildPath, buildSchema, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { versionSchema } from '@vipp/shared/contract/federation/release-schemas';
import type { Registry } from './registry';

const REFRESH_MS = 5_000;
const TIMEOUT_MS = 3_000;
/** A registry's document and the description of a build are some hundred kilobytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** What is read of a site's `/federation/registry.json`. */
const documentSchema = z.object({
  microFrontends: z.record(
    z.string(),
    z.array(
      z.object({ metadata: z.object({ version: versionSchema }), deployment: z.object({ default: z.boolean() }) }),
    ),
  ),
});

type Options = {
  /** Origin of the site. */
  site: string;
  /** Remotes that this gateway has itself. */
  own: ReadonlySet<RemoteName>;
  /** Versions to use in place of the default versions: a canary, or what a preview link shows. */
  versions?: ReadonlyMap<string, string>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Time between two looks at the site. */
  everyMs?: number;
};

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return JSON.parse(await readBodyText(response, MAX_BYTES));
}

async function fetchBuild(site: string, remote: RemoteName, version: string): Promise<Build> {
  const build = buildSchema.parse(await fetchJson(`${site}/federation/builds/${remote}/${version}.json`));
  if (build.name !== remote || build.version !== version)
    throw new Error(`${site} answers with ${build.name}@${build.version} for ${remote}@${version}`);
  return build;
}

async function take(registry: Registry, site: string, remote: RemoteName, version: string): Promise<void> {
  const { versions, defaultVersion } = registry.state().remotes[remote];
  if (defaultVersion === version) return;
  const common = () => ({ requestId: randomUUID(), at: new Date().toISOString(), by: 'gateway', remote });
  if (!versions.has(version)) {
    const build = await fetchBuild(site, remote, version);
    await registry.change(() => ({
      ...common(),
      type: 'adopted',
      version,
      build,
      hosting: { kind: 'url', url: `${site}${buildPath(build)}` },
    }));
  }
  await registry.change(() => ({ ...common(), type: 'promoted', version, why: `live at ${site}` }));
}

async function readSite(registry: Registry, { site, own, versions }: Options): Promise<void> {
  const { microFrontends } = documentSchema.parse(await fetchJson(`${site}/federation/registry.json`));
  for (const remote of REMOTES.filter((name) => !own.has(name))) {
    const live = microFrontends[remote]?.find(({ deployment }) => deployment.default)?.metadata.version;
    const wanted = versions?.get(remote) ?? live;
    if (wanted) await take(registry, site, remote, wanted);
  }
}

/**
 * Resolves once the site was asked, whatever came of it: what could not be had is asked for again.
 *
 * @returns stops following
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
    // One look after the other, however long the site takes.
    if (isFollowing) timer = setTimeout(() => void refresh(), options.everyMs ?? REFRESH_MS).unref();
  };
  await refresh();
  return () => {
    isFollowing = false;
    clearTimeout(timer);
  };
}

/** Removes uploaded files that no version contains: of builds that the gate refused, or that were never published. */
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from './registry';
import type { RegistryState } from './registry-state';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A refused build is often published again with a few changed files: the others need not be uploaded again. */
const GRACE_MS = DAY_MS;

/** Hashes of all files of all versions, live or not, and of all shells, because open tabs need those of their release set. */
function namedFiles({ remotes, shells }: RegistryState): Set<string> {
  const ofRemotes = Object.values(remotes).flatMap(({ versions }) => [...versions.values()].map(({ build }) => build));
  const builds = [...ofRemotes, ...[...shells.values()].map(({ build }) => build)];
  return new Set(
    builds.flatMap(({ client, server }) => [...Object.values(client.files), ...Object.values(server.files)]),
  );
}

type Options = {
  registry: Pick<Registry, 'state' | 'history' | 'refresh' | 'files'>;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  graceMs?: number;
};

export async function sweepFiles({ registry, logger, graceMs = GRACE_MS }: Options): Promise<void> {
  try {
    // Includes versions that another gateway has just published.
    await registry.refresh();
    // Events of a remote that this gateway does not know name files too: a newer gateway serves them.
    if (registry.history().length < registry.state().seq) return;
    const files = await registry.files.sweep(namedFiles(registry.state()), graceMs);
    if (files > 0) logger.info({ files }, 'uploaded files that no version contains were removed');
  } catch (err) {
    logger.warn({ err }, 'uploaded files that no version contains could not be removed, the next day tries again');
  }
}

/** Sweeps now and once a day. */
export function sweepDaily(options: Options): void {
  void sweepFiles(options);
  setInterval(() => void sweepFiles(options), DAY_MS).unref();
}

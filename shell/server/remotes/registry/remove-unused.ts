/** Removes versions without open pages, and files without versions, such as those of refused builds. */
import type { FastifyBaseLogger } from 'fastify';
import { filesOf } from '@vipp/shared/contract/federation/build-manifest';
import type { Registry } from './registry';
import {
  liveVersions,
  remoteOf,
  rollbackTarget,
  SHELL,
  storedVersion,
  versionsOf,
  type RegistryState,
} from './registry-state';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pages stay open for days, and a tab on a phone for weeks. */
const VERSION_MS = 30 * DAY_MS;
/** A refused build is often published again with a few changed files: the others need not be uploaded again. */
const FILE_MS = DAY_MS;

type Options = {
  registry: Pick<Registry, 'state' | 'refresh' | 'change' | 'files'>;
  /** Version of the shell of this gateway. */
  shell: string;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now?: () => number;
};

/** Versions neither live nor the target of a rollback, last used before a time. */
function unusedVersions(state: RegistryState, name: string, before: number, shell: string): string[] {
  const document = remoteOf(state, name);
  const needed = name === SHELL ? [shell] : [...liveVersions(document), rollbackTarget(document)];
  return versionsOf(state, name)
    .filter(({ version, usedUntil }) => !needed.includes(version) && Date.parse(usedUntil) < before)
    .map(({ version }) => version);
}

/** Hashes of the manifests and files of all versions. */
const referencedFiles = (state: RegistryState): Set<string> =>
  new Set(
    Object.keys(state.documents)
      .flatMap((name) => versionsOf(state, name))
      .flatMap(({ manifest, build }) => [manifest, ...filesOf(build).map(({ integrity }) => integrity)]),
  );

/** Also marks the shell of this gateway as used: other gateways may have another one. */
export async function removeUnused({ registry, shell, logger, now = Date.now }: Options): Promise<void> {
  try {
    // Includes versions that another gateway has just published; fails on a document of a newer gateway, which names files too.
    await registry.refresh();
    const at = new Date(now()).toISOString();
    await registry.change((state) => {
      const isMarked = Date.parse(storedVersion(remoteOf(state, SHELL), shell)?.usedUntil ?? at) > now() - DAY_MS / 2;
      return isMarked ? undefined : { type: 'used', remote: 'shell', version: shell, until: at };
    });
    const unusedOf = (state: RegistryState, name: string) => unusedVersions(state, name, now() - VERSION_MS, shell);
    for (const remote of Object.keys(registry.state().documents))
      for (const version of unusedOf(registry.state(), remote)) {
        await registry.change((state) =>
          unusedOf(state, remote).includes(version) ? { type: 'removed', remote, version } : undefined,
        );
        logger.info({ remote, version }, 'a version that was last used more than 30 days ago was removed');
      }
    const files = await registry.files.removeUnreferenced(referencedFiles(registry.state()), FILE_MS);
    if (files > 0) logger.info({ files }, 'files that no version contains were removed');
  } catch (err) {
    logger.warn({ err }, 'unused versions and files could not be removed, the next day tries again');
  }
}

/** Calls `work` now and once a day. */
export function daily(work: () => Promise<void>): void {
  void work();
  setInterval(() => void work(), DAY_MS).unref();
}

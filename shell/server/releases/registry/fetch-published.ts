/** Brings the files of each version here as soon as it is published, so that promoting it leaves only its evaluation to do. */
import type { FastifyBaseLogger } from 'fastify';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Registry } from './registry';

type Options = {
  registry: Pick<Registry, 'history' | 'onChange'>;
  /** Brings and verifies a version's files. */
  fetch: (build: Build) => Promise<void>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
};

/** One version after the other, from now on: visitors come first. */
export function fetchPublished({ registry, fetch, logger }: Options): void {
  let seen = registry.history().length;
  let queue: Promise<void> = Promise.resolve();

  const fetchOne = async (build: Build): Promise<void> => {
    try {
      await fetch(build);
    } catch (err) {
      // A failure is reported when the version is promoted; until then it is not needed.
      logger.warn({ remote: build.name, version: build.version, err }, 'a published version could not be fetched yet');
    }
  };

  registry.onChange(() => {
    const fresh = registry.history().slice(seen);
    seen += fresh.length;
    for (const { event } of fresh) {
      if (event.type === 'published') queue = queue.then(() => fetchOne(event.build));
    }
  });
}

/** Downloads the files of each version as soon as it is published, so that a promotion only has to evaluate them. */
import type { FastifyBaseLogger } from 'fastify';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Registry } from './registry';

type Options = {
  registry: Pick<Registry, 'history' | 'onChange'>;
  /** Downloads and verifies the files of a version. */
  fetch: (build: Build) => Promise<void>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
};

/** One version after the other, so that downloads do not slow down pages. */
export function fetchPublished({ registry, fetch, logger }: Options): void {
  let seen = registry.history().length;
  let queue: Promise<void> = Promise.resolve();

  const fetchOne = async (build: Build): Promise<void> => {
    try {
      await fetch(build);
    } catch (err) {
      // The version is not needed yet; a promotion would report the failure.
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

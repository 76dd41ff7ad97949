/** The visitor's release set, which browsers ask for before they load another remote than the one of the page. */
import type { FastifyInstance } from 'fastify';
import { RELEASE_SET_PATH } from '../../src/federation/release-set';
import { sendTagged } from '../http/entity-tag';
import type { ShareInCaches } from '../http/share-in-caches';
import type { VisitorReleases } from '../remotes/visitor-releases';
import { toReleaseSet } from '../pages/remote-release';

type Options = {
  releaseFor: VisitorReleases['releaseFor'];
  /** Undefined where no shared cache is configured. */
  shareInCaches: ShareInCaches | undefined;
};

export function registerReleaseSet(app: FastifyInstance, { releaseFor, shareInCaches }: Options): void {
  app.get(RELEASE_SET_PATH, async (request, reply) => {
    const release = releaseFor(request, reply);
    const text = JSON.stringify(toReleaseSet(release));
    reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
    shareInCaches?.(request, reply, { status: 200, release });
    return sendTagged(request, reply.type('application/json; charset=utf-8'), text);
  });
}

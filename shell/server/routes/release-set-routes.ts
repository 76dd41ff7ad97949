/** The visitor's release set, which browsers ask for before they load another remote than the one of the page. */
import type { FastifyInstance } from 'fastify';
import { RELEASE_SET_PATH } from '../../src/federation/release-set';
import { sendTagged } from '../http/entity-tag';
import type { Sharing } from './send-html';
import type { VisitorReleases } from '../releases/visitor-releases';
import { toReleaseSet } from '../render/remote-release';
import { RELEASE_SETS } from '../shared-caches/page-lifetime';

type Options = {
  releaseFor: VisitorReleases['releaseFor'];
  /** Undefined where no shared cache is configured. */
  sharing: Sharing | undefined;
};

export function registerReleaseSet(app: FastifyInstance, { releaseFor, sharing }: Options): void {
  app.get(RELEASE_SET_PATH, async (request, reply) => {
    const release = releaseFor(request, reply);
    const text = JSON.stringify(toReleaseSet(release));
    reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
    if (sharing?.admit(request, reply, release)) sharing.shareReply(reply, 200, [RELEASE_SETS]);
    return sendTagged(request, reply.type('application/json; charset=utf-8'), text);
  });
}

/** Sends a page, with what shared caches may do with it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../http/entity-tag';
import type { SharedHtml } from '../page-cache/page-cache';
import type { Visit } from '../render/page-request';
import type { ContentTags } from '../shared-caches/content-tags';
import type { ShareReply } from '../shared-caches/page-lifetime';
import type { AdmitToCaches } from '../shared-caches/versions-cookie';
import { encodeHtml } from './html-reply';

export type Sharing = {
  admit: AdmitToCaches;
  shareReply: ShareReply;
  tagCalls: ContentTags['tagCalls'];
};

export type SentHtml = {
  text: Buffer;
  /** Entity tag of a page that is the same for all visitors. */
  tag: string | undefined;
  brotli: () => Buffer | Promise<Buffer>;
  /** Undefined for a page of one visitor. */
  shared:
    | {
        page: Pick<SharedHtml, 'status' | 'isCacheable' | 'isCurrent' | 'tags'>;
        visit: Pick<Visit, 'release' | 'formChoice'>;
      }
    | undefined;
};

export type SendHtml = (request: FastifyRequest, reply: FastifyReply, html: SentHtml) => Promise<FastifyReply>;

/**
 * Whether shared caches may store a page is decided last, in the turn in which it is sent: a page that may be stored has been sent
 * before the purge of a change that makes it an earlier one, however long it took to render and to compress.
 *
 * @param sharing undefined where no shared cache is configured
 */
export function createSendHtml(sharing: Sharing | undefined): SendHtml {
  /** Sets the cookie of a visitor who has not the right one. */
  const isAdmitted = (request: FastifyRequest, reply: FastifyReply, { page, visit }: NonNullable<SentHtml['shared']>) =>
    sharing !== undefined &&
    // Shared caches do not know which visitors get the version of the form on trial.
    !visit.formChoice &&
    (page.status === 200 || page.status === 503) &&
    page.isCacheable &&
    page.isCurrent() &&
    sharing.admit(request, reply, visit.release);

  return async (request, reply, { text, tag, brotli, shared }) => {
    const wasAdmitted = shared !== undefined && isAdmitted(request, reply, shared);
    const share = (): void => {
      if (!shared || !wasAdmitted || !isAdmitted(request, reply, shared)) return;
      sharing?.shareReply(reply, shared.page.status === 503 ? 503 : 200, shared.page.tags);
    };
    if (tag && isUnchanged(request, reply, tag)) {
      share();
      return reply.send();
    }
    const { body, encoding } = await encodeHtml(request, text, brotli);
    share();
    return (encoding ? reply.header('content-encoding', encoding) : reply).send(body);
  };
}

/** Starts and ends a preview; `vipp-mf preview` creates the links. */
import type { FastifyInstance } from 'fastify';
import { hostCookie } from '../../http/host-cookie';
import { LEAVE_PREVIEW_PATH, PREVIEW_PATH } from '../protocol/release-choice';
import { PREVIEW_COOKIE, type PreviewClaims, type PreviewTokens } from './preview-token';

type Options = {
  previews: PreviewTokens;
  /** A page of the version that a link shows. */
  pageOf: (claims: PreviewClaims) => string;
  publicOrigin: string;
  now?: () => number;
};

export function registerPreviews(
  app: FastifyInstance,
  { previews, pageOf, publicOrigin, now = Date.now }: Options,
): void {
  const isSecure = publicOrigin.startsWith('https:');
  const cookie = (value: string, seconds: number) => hostCookie({ name: PREVIEW_COOKIE, value, seconds, isSecure });
  app.get(LEAVE_PREVIEW_PATH, (_request, reply) =>
    reply.header('set-cookie', cookie('', 0)).header('cache-control', 'no-store').redirect('/', 303),
  );
  app.get<{ Params: { token: string } }>(`${PREVIEW_PATH}/:token`, (request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex');
    const { token } = request.params;
    const claims = previews.read(token);
    if (!claims)
      return reply
        .code(410)
        .type('text/plain; charset=utf-8')
        .send('Ce lien d’aperçu n’est plus valable. Demandez-en un nouveau à l’équipe.');
    const seconds = Math.max(1, claims.expires - Math.floor(now() / 1000));
    return reply.header('set-cookie', cookie(token, seconds)).redirect(pageOf(claims), 303);
  });
}

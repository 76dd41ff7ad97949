/** Signed links that put one version of a remote into the release set of one visitor, for a limited time; `vipp-mf preview` creates them. */
import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { remoteSchema, versionSchema, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { hostCookie, readHostCookie } from '../../http/host-cookie';
import { isSameSecret } from '../../lib/is-same-secret';
import { LEAVE_PREVIEW_PATH, PREVIEW_PATH } from '../protocol/release-choice';

export const PREVIEW_COOKIE = 'vipp_apercu';

const claimsSchema = z.object({
  remote: remoteSchema,
  version: versionSchema,
  /** Seconds since 1970. */
  expires: z.int(),
});

export type PreviewClaims = z.infer<typeof claimsSchema>;

/** @param hours from now, possibly a fraction */
export const claimsFor = (remote: RemoteName, version: string, hours: number, now = Date.now()): PreviewClaims => ({
  remote,
  version,
  expires: Math.floor(now / 1000 + hours * 3600),
});

const deriveKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'vipp preview links', 32));

const signed = (text: string, key: Buffer): string =>
  `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;

/** @param secrets PREVIEW_SECRET, the same for every gateway of a site: the first signs, all verify */
export function createPreviewTokens(secrets: readonly string[], now: () => number = Date.now) {
  const keys = secrets.map(deriveKey);
  const [signingKey] = keys;
  if (!signingKey) throw new Error('preview links need a secret');
  return {
    sign: (claims: PreviewClaims): string =>
      signed(Buffer.from(JSON.stringify(claims)).toString('base64url'), signingKey),
    /** Claims of a token; undefined when it is not signed by this site, was changed, or has expired. */
    read: (token: string | null | undefined): PreviewClaims | undefined => {
      const [text = ''] = token?.split('.') ?? [];
      // Compares the whole token, which becomes a cookie, because decoders ignore invalid characters.
      if (!token || !keys.some((key) => isSameSecret(token, signed(text, key)))) return undefined;
      const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      return claims.success && claims.data.expires * 1000 > now() ? claims.data : undefined;
    },
  };
}

export type PreviewTokens = ReturnType<typeof createPreviewTokens>;

export const parsePreview = (
  cookieHeader: string,
  tokens: PreviewTokens,
  isSecure: boolean,
): PreviewClaims | undefined => tokens.read(readHostCookie(cookieHeader, PREVIEW_COOKIE, isSecure));

type Options = {
  previews: PreviewTokens;
  /** A page of the version that a link shows. */
  pageOf: (claims: PreviewClaims) => string;
  publicOrigin: string;
  now?: () => number;
};

/** The addresses that start and end a preview. */
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

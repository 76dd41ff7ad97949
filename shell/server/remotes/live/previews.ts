/** Links that put one version of a remote into the release set of one visitor, for a limited time; `vipp-mf preview` creates them. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pagesOf, pathInWorkshop, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { hostCookie } from '../../http/host-cookie';
import { LEAVE_PREVIEW_PATH, PREVIEW_PATH } from '../protocol/release-choice';
import type { Registry } from '../registry/registry';
import { buildOf, type RegistryState } from '../registry/registry-state';

export const PREVIEW_COOKIE = 'vipp_apercu';

/** As long as its link works. */
export const previewCookie = (publicOrigin: string) => hostCookie(publicOrigin, { name: PREVIEW_COOKIE, seconds: 0 });

/** The registry stores hashes alone: its readers can open no link. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** @param hours from now, possibly a fraction */
export function createPreview(hours: number, now = Date.now()): { token: string; link: string; until: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, link: hashOf(token), until: new Date(now + hours * 3_600_000).toISOString() };
}

type Preview = { remote: RemoteName; version: string; until: string };

/** What a token shows; undefined when this site did not make it, or it has expired. */
export function previewOf({ documents }: RegistryState, token: string, now = Date.now()): Preview | undefined {
  const link = hashOf(token);
  for (const [remote, { previews }] of Object.entries(documents)) {
    const shown = previews[link];
    if (shown && Date.parse(shown.until) > now) return { remote: remote as RemoteName, ...shown };
  }
  return undefined;
}

/** The page that a preview begins with; of a version with pages of the workshop alone, a page of that host. */
export function firstPage(state: RegistryState, remote: RemoteName, version: string) {
  const paths = pagesOf(buildOf(state, remote, version) ?? {}).map((page) => page.path);
  const isInWorkshop = paths.length > 0 && paths.every((path) => pathInWorkshop(path) !== undefined);
  const first = paths.find((path) => !path.includes(':')) ?? '/';
  return { path: (isInWorkshop && pathInWorkshop(first)) || first, isInWorkshop };
}

type Options = { registry: Pick<Registry, 'state'>; publicOrigin: string; now?: () => number };

/** The addresses that start and end a preview. */
export function registerPreviews(app: FastifyInstance, { registry, publicOrigin, now = Date.now }: Options): void {
  const cookie = previewCookie(publicOrigin);
  app.get(LEAVE_PREVIEW_PATH, (_request, reply) =>
    cookie.set(reply, '').header('cache-control', 'no-store').redirect('/', 303),
  );
  app.get<{ Params: { token: string } }>(`${PREVIEW_PATH}/:token`, ({ params: { token } }, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex');
    const shown = previewOf(registry.state(), token, now());
    if (!shown)
      return reply
        .code(410)
        .type('text/plain; charset=utf-8')
        .send('Ce lien d’aperçu n’est plus valable. Demandez-en un nouveau à l’équipe.');
    const seconds = Math.ceil((Date.parse(shown.until) - now()) / 1000);
    const { path } = firstPage(registry.state(), shown.remote, shown.version);
    return cookie.set(reply, token, seconds).redirect(path, 303);
  });
}

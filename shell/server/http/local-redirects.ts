/** Every redirect of the site leads to the site, whatever a visitor typed or a remote returned. */
import type { FastifyInstance } from 'fastify';

const BASE = 'http://site.invalid';

/**
 * An address as a path of this site, with query and fragment, in the spelling that browsers give it; `/` for any other site.
 * The path is normalised before its slashes are counted: of `/.//evil.example` browsers make `//evil.example`.
 */
export function localPath(address: string | undefined): string {
  if (address === undefined || !URL.canParse(address, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(address, BASE);
  return origin === BASE ? pathname.replace(/^\/+/, '/') + search + hash : '/';
}

/** @param origins that redirects may name: those of the site */
export function registerLocalRedirects(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string' && !origins.some((origin) => location.startsWith(`${origin}/`)))
      reply.header('location', localPath(location));
    done();
  });
}

/** Protection against cross-site request forgery: forms of this site are accepted from its own pages only. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './error-routes';

declare module 'fastify' {
  interface FastifyInstance {
    publicOrigin?: string;
  }
}

/** The public origin, or the requested host: a site is also opened by other names, such as an address of the local network. */
export function isOwnOrigin({ server, host }: FastifyRequest, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, origin: parsed, host: own } = new URL(origin);
  if (parsed === server.publicOrigin) return true;
  // Both without the default port, and in lower case.
  const requested = `${protocol}//${host}`;
  return URL.canParse(requested) && new URL(requested).host === own;
}

function isCrossSite(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Older browsers send `Origin` only; scripts and tools send neither, and have no visitor's cookies to misuse.
  return origin !== undefined && origin !== 'null' && !isOwnOrigin(request, origin);
}

export async function refuseOtherSites(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isCrossSite(request))
    await sendRefusal(request, reply, 403, 'Forms of this site are accepted from its own pages only.');
}

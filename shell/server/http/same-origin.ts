/** Protection against cross-site request forgery: forms of this site are accepted from its own pages only. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './error-routes';

function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Older browsers send `Origin` only; scripts and tools send neither, and have no visitor's cookies to misuse.
  const { origin } = headers;
  return origin !== undefined && origin !== 'null' && URL.canParse(origin) && new URL(origin).host !== host;
}

export async function refuseOtherSites(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isCrossSite(request))
    await sendRefusal(request, reply, 403, 'Forms of this site are accepted from its own pages only.');
}

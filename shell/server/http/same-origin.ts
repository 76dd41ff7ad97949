/** Forms of this site are sent by this site only: a page elsewhere must not send them in a visitor's name. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './error-routes';

function comesFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Older browsers only tell the origin; scripts and tools tell nothing, and have no visitor's name to misuse.
  const { origin } = headers;
  return origin !== undefined && origin !== 'null' && URL.canParse(origin) && new URL(origin).host !== host;
}

export async function refuseOtherSites(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (comesFromElsewhere(request))
    await sendRefusal(request, reply, 403, 'Forms of this site are sent from its own pages.');
}

/** Development only: open pages reload when the gateway was restarted, which they notice by the id of its start. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SECURITY_HEADERS } from '../http/security-headers';

const START_ID = randomUUID();
const EVENTS_PATH = '/_dev/starts';

/** A string, because it is part of no build. */
const LISTENER = `new EventSource('${EVENTS_PATH}').onmessage = ({ data }) => { if (data !== '${START_ID}') location.reload(); };`;

export const devReloadScript = (nonce: string): string => `<script nonce="${nonce}">${LISTENER}</script>`;

export function registerDevReload(app: FastifyInstance): void {
  const listeners = new Set<ServerResponse>();
  // A stream never ends by itself: the gateway would wait for it before it restarts.
  app.addHook('preClose', async () => listeners.forEach((listener) => listener.end()));
  app.get(EVENTS_PATH, { compress: false }, (_request, reply) => {
    reply.hijack();
    listeners.add(reply.raw);
    reply.raw.once('close', () => listeners.delete(reply.raw));
    reply.raw.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'close',
    });
    reply.raw.write(`retry: 300\ndata: ${START_ID}\n\n`);
  });
}

/** Development only: serves what `npm run dev` has compiled, and reports it to open pages. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import {
  developmentSchema,
  EVENTS_PATH,
  type Development,
  type DevelopmentEvent,
} from '@vipp/shared/contract/federation/development-state';
import { SECURITY_HEADERS } from '../http/security-headers';

const eventText = (event: DevelopmentEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/** A page reads the whole state from each event, so it may miss some. */
function createListeners() {
  const listeners = new Set<ServerResponse>();
  const event: DevelopmentEvent = { start: randomUUID(), compiled: {}, ready: {}, problems: {} };
  return {
    add: (listener: ServerResponse): void => {
      listeners.add(listener);
      listener.once('close', () => listeners.delete(listener));
      listener.write(`retry: 100\n${eventText(event)}`);
    },
    send: (change: Partial<DevelopmentEvent>): void => {
      Object.assign(event, change);
      for (const listener of listeners) listener.write(eventText(event));
    },
    end: (): void => listeners.forEach((listener) => listener.end()),
  };
}

/** @param options `refresh`: serves the latest builds */
export function registerDevelopment(app: FastifyInstance, { refresh }: { refresh: () => Promise<void> }): void {
  const listeners = createListeners();
  let refreshed: Promise<void> = Promise.resolve();
  const receive = ({ compiled, built, problems }: Development): void => {
    listeners.send({ compiled, problems });
    refreshed = refreshed
      .then(refresh)
      .then(() => listeners.send({ ready: built }))
      .catch((err: unknown) => app.log.error({ err }, 'what was compiled could not be loaded'));
  };
  process.on('message', (message) => {
    const parsed = developmentSchema.safeParse(message);
    if (parsed.success) receive(parsed.data);
  });
  // A stream never ends by itself: the gateway would wait for it before it restarts.
  app.addHook('preClose', async () => listeners.end());
  app.get(EVENTS_PATH, { compress: false }, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'close',
    });
    listeners.add(reply.raw);
  });
}

/** A stream of events (server-sent events): one each time that content has changed, so that gateways ask for what is new. */
import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { CHANGES_PATH } from '@vipp/shared/contract/content-api';
import type { Database } from '../database/database';

/** Shows both sides that the connection is alive. */
const BEAT_MS = 10_000;

export const changeRoutes: FastifyPluginAsync<Pick<Database, 'onContentChange'>> = async (app, { onContentChange }) => {
  const open = new Set<ServerResponse>();
  const send = (text: string): void => open.forEach((response) => response.write(text));
  const beat = setInterval(() => send(':\n\n'), BEAT_MS).unref();
  const stop = await onContentChange(() => send('data: content\n\n'));
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    clearInterval(beat);
    await stop();
    for (const response of open) response.end();
  });
  app.get(CHANGES_PATH, (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n');
    open.add(raw);
    raw.once('close', () => open.delete(raw));
  });
};

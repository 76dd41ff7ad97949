/** The GET calls of the contract, answered from published documents. */
import type { ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import { CHANGES_PATH, contentCalls } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES, STORAGE_BASE } from '@vipp/shared/contract/paths';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { contentLists, entriesOf } from '../content/content-answers';
import { inFolder, publishedContent } from '../content/store-content';
import type { Database, Queries } from '../database/database';
import { answerNotFound } from '../kernel/error-answers';

type Options = { queries: Queries; notices: () => readonly string[] };

export const contentRoutes: FastifyPluginAsync<Options> = async (app, { queries, notices }) => {
  app.get<{ Params: { n: string } }>(contentCalls.contentPage.path.replace('{n}', ':n'), async (request, reply) => {
    const page = Object.values(CONTENT_PAGES).find((one) => String(one) === request.params.n);
    return page === undefined
      ? answerNotFound(request, reply)
      : entriesOf(await publishedContent(queries, inFolder('pages')), page);
  });
  for (const [path, { folder, of }] of Object.entries(contentLists))
    app.get(path, async () => ({ data: of(await publishedContent(queries, inFolder(folder))) }));
  // For probes: a database that does not answer is no reason to start the service again.
  app.get('/alive', { config: { open: true } }, (_request, reply) => reply.code(204).send());
  app.get('/health', { config: { open: true } }, async (request, reply) => {
    try {
      await queries.execute(sql`select 1`);
      return { status: 'ok', notices: notices() };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ message: 'La base de données ne répond pas.' });
    }
  });
};

export async function storageRoutes(app: FastifyInstance, options: { directories: string[] }): Promise<void> {
  await app.register(fastifyStatic, {
    root: options.directories,
    prefix: `${STORAGE_BASE}/`,
    decorateReply: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    maxAge: '1h',
    setHeaders: (reply, file) => {
      reply.setHeader('X-Content-Type-Options', 'nosniff');
      // An SVG opened on its own is a document of this site: it must not run anything.
      if (file.endsWith('.svg')) {
        reply.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      }
    },
  });
}

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

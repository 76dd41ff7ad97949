/** The GET calls of the contract, answered from published documents. */
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { contentLists, entriesOf } from '../content/content-answers';
import { inFolder, publishedContent } from '../content/store-content';
import type { Queries } from '../database/database';
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

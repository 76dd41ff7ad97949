/** The GET calls of the contract, each answered by one query. */
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { Queries } from '../database/database';
import { findCategories, findContentPage, findEtudes, findPostCategories, findPosts } from '../content/content-queries';
import { answerNotFound } from '../kernel/error-answers';

type Options = { queries: Queries; notices: () => readonly string[] };

export const contentRoutes: FastifyPluginAsync<Options> = async (app, { queries, notices }) => {
  const { contentPage, categories, posts, postCategories, etudes } = contentCalls;
  app.get<{ Params: { n: string } }>(contentPage.path.replace('{n}', ':n'), async (request, reply) => {
    const page = Object.values(CONTENT_PAGES).find((one) => String(one) === request.params.n);
    return page === undefined ? answerNotFound(request, reply) : findContentPage(queries, page);
  });
  const list = (path: string, find: (queries: Queries) => Promise<object[]>) =>
    app.get(path, async () => ({ data: await find(queries) }));
  list(categories.path, findCategories);
  list(posts.path, findPosts);
  list(postCategories.path, findPostCategories);
  list(etudes.path, findEtudes);
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

/** The GET calls of the contract, each answered by one query. */
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { apiMessageSchema, contentCalls } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { Queries } from '../database/database';
import { findCategories, findContentPage, findEtudes, findPostCategories, findPosts } from '../content/content-queries';

const pageParams = z.object({ n: z.enum(Object.values(CONTENT_PAGES).map(String)) });

const refusals = { 401: apiMessageSchema, 500: apiMessageSchema };
const healthSchema = z.object({ status: z.literal('ok'), notices: z.array(z.string()) });

type Options = { queries: Queries; notices: () => readonly string[] };

type ListCall<Item> = { path: string; schema: z.ZodMiniType<{ data: Item[] }, { data: Item[] }> };

/** Fastify writes the parameters of a path with a colon where the contract has braces. */
const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

export const contentRoutes: FastifyPluginAsyncZod<Options> = async (app, { queries, notices }) => {
  const { contentPage, categories, posts, postCategories, etudes } = contentCalls;
  app.get(
    routePath(contentPage.path),
    {
      schema: {
        summary: 'Sections of a content page, in order',
        params: pageParams,
        response: { 200: contentPage.schema, 404: apiMessageSchema, ...refusals },
      },
    },
    (request) => findContentPage(queries, Number(request.params.n)),
  );
  const list = <Item>(call: ListCall<Item>, summary: string, find: (queries: Queries) => Promise<Item[]>) =>
    app.get(call.path, { schema: { summary, response: { 200: call.schema, ...refusals } } }, async () => ({
      data: await find(queries),
    }));
  list(categories, 'Categories of the posts', findCategories);
  list(posts, 'All posts, oldest first', findPosts);
  list(postCategories, 'Which post is in which category', findPostCategories);
  list(etudes, 'All case studies, oldest first', findEtudes);
  app.get(
    '/health',
    {
      config: { open: true },
      schema: {
        summary: 'Whether the service and its database answer, and what its operators should know',
        security: [],
        response: { 200: healthSchema, 503: apiMessageSchema },
      },
    },
    async (request, reply) => {
      try {
        await queries.execute(sql`select 1`);
        return { status: 'ok' as const, notices: [...notices()] };
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).send({ message: 'La base de données ne répond pas.' });
      }
    },
  );
};

/** The GET calls of the contract, each answered by one query. */
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { apiMessageSchema, contentCalls } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { Queries } from '../database/database';
import { findCategories, findContentPage, findEtudes, findPostCategories, findPosts } from './content-queries';

const pageParams = z.object({ n: z.enum(Object.values(CONTENT_PAGES).map(String)) });

const refusals = { 401: apiMessageSchema, 500: apiMessageSchema };
const healthSchema = z.object({ status: z.literal('ok'), notices: z.array(z.string()) });

type Options = { queries: Queries; notices: () => readonly string[] };

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
  app.get(
    categories.path,
    {
      schema: { summary: 'Categories of the posts', response: { 200: categories.schema, ...refusals } },
    },
    async () => ({ data: await findCategories(queries) }),
  );
  app.get(
    posts.path,
    {
      schema: { summary: 'All posts, oldest first', response: { 200: posts.schema, ...refusals } },
    },
    async () => ({ data: await findPosts(queries) }),
  );
  app.get(
    postCategories.path,
    {
      schema: { summary: 'Which post is in which category', response: { 200: postCategories.schema, ...refusals } },
    },
    async () => ({ data: await findPostCategories(queries) }),
  );
  app.get(
    etudes.path,
    {
      schema: {
        summary: 'All case studies, oldest first',
        response: { 200: etudes.schema, ...refusals },
      },
    },
    async () => ({ data: await findEtudes(queries) }),
  );
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

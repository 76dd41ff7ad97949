/** The GET calls of the contract, each answered by one query. */
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { apiMessageSchema, contentCalls } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { Queries } from '../database/database';
import * as tables from '../database/schema';
import { findCategories, findContentPage, findEtudes, findPostCategories, findPosts } from './content-queries';
import { answerWithChanges } from './list-changes';

const pageParams = z.object({ n: z.enum(Object.values(CONTENT_PAGES).map(String)) });

const refusals = { 401: apiMessageSchema, 500: apiMessageSchema };
const healthSchema = z.object({ status: z.literal('ok'), notices: z.array(z.string()) });

type Options = { queries: Queries; notices: () => readonly string[] };

/** Fastify writes the parameters of a path with a colon where the contract has braces. */
const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

export const contentRoutes: FastifyPluginAsyncZod<Options> = async (app, { queries, notices }) => {
  const { contentPage, categories, posts, postCategories, etudes } = contentCalls;
  const wantedBy = answerWithChanges(app, queries);
  app.get(
    routePath(contentPage.path),
    {
      config: { tables: [tables.contentEntries] },
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
      config: { tables: [tables.categories] },
      schema: { summary: 'Categories of the posts', response: { 200: categories.schema, ...refusals } },
    },
    async () => ({ data: await findCategories(queries) }),
  );
  app.get(
    posts.path,
    {
      config: { tables: [tables.posts], rows: tables.posts },
      schema: { summary: 'All posts, oldest first', response: { 200: posts.schema, 226: posts.changes, ...refusals } },
    },
    async (request, reply) => {
      const wanted = wantedBy(request);
      if (wanted === 'all') return { data: await findPosts(queries) };
      return reply.code(226).send({ data: await findPosts(queries, wanted.changed), ids: wanted.ids });
    },
  );
  app.get(
    postCategories.path,
    {
      config: { tables: [tables.postCategories] },
      schema: { summary: 'Which post is in which category', response: { 200: postCategories.schema, ...refusals } },
    },
    async () => ({ data: await findPostCategories(queries) }),
  );
  app.get(
    etudes.path,
    {
      config: { tables: [tables.etudes, tables.typologies, tables.objectifs, tables.secteurs], rows: tables.etudes },
      schema: {
        summary: 'All case studies, oldest first',
        response: { 200: etudes.schema, 226: etudes.changes, ...refusals },
      },
    },
    async (request, reply) => {
      const wanted = wantedBy(request);
      if (wanted === 'all') return { data: await findEtudes(queries) };
      return reply.code(226).send({ data: await findEtudes(queries, wanted.changed), ids: wanted.ids });
    },
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

/**
 * Answers 304 without reading a list whose tables did not change: gateways behind a shared cache ask four times a second, and a list
 * of ten thousand posts is 8 MB.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database';
import { CACHE_CONTROL, namesEtag } from './conditional-get';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tables that a call reads. */
    tables?: readonly PgTable[];
  }
}

/**
 * Differs after every change of a table: PostgreSQL stamps each row with the transaction that wrote it (`xmin`), so that an
 * insert or update increases the sum, and a delete lowers the number of rows.
 */
async function revisionOf(queries: Queries, table: PgTable): Promise<string> {
  const [row] = await queries
    .select({ revision: sql<string>`count(*) || '.' || coalesce(sum(xmin::text::bigint), 0)` })
    .from(table);
  return row?.revision ?? '';
}

/** Adds this to the routes of a scope, whose answers have entity tags by another hook already. */
export function answerByRevision(app: Pick<FastifyInstance, 'addHook'>, queries: Queries): void {
  /** Entity tags of answers and the revisions of the tables that they were made from, by path. */
  const answers = new Map<string, { revision: string; etag: string }>();
  const revisions = new WeakMap<FastifyRequest, string>();
  const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

  app.addHook('preHandler', async (request, reply) => {
    const { tables } = request.routeOptions.config;
    if (!tables) return;
    const found = await Promise.all(tables.map((table) => revisionOf(queries, table)));
    const revision = found.join(' ');
    // Before the rows are read: a change in between is found by the next request.
    revisions.set(request, revision);
    const known = answers.get(pathOf(request));
    if (known?.revision !== revision || !namesEtag(request.headers['if-none-match'], known.etag)) return;
    await reply.code(304).header('ETag', known.etag).header('Cache-Control', CACHE_CONTROL).send();
  });

  app.addHook('onSend', (request, reply, payload, next) => {
    const revision = revisions.get(request);
    const etag = reply.getHeader('ETag');
    if (revision !== undefined && typeof etag === 'string') answers.set(pathOf(request), { revision, etag });
    next(null, payload);
  });
}

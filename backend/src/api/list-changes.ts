/**
 * Answers a client that has an earlier version of a list with the rows that have changed since (delta encoding, RFC 3229):
 * gateways ask four times a second, and a list of ten thousand posts is 12 MB.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ROW_CHANGES } from '@vipp/shared/contract/content-api';
import type { Queries } from '../database/database';
import { CACHE_CONTROL, namedEtags } from './conditional-get';

/** A table whose rows are the rows of a list. */
type RowTable = PgTable & { id: PgColumn };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tables that a call reads. */
    tables?: readonly PgTable[];
    /** The table of its list, where the call can answer with the rows that have changed. */
    rows?: RowTable;
  }
}

/** What a list was made of. */
type Version = {
  etag: string;
  /** Of each of its tables. */
  revisions: readonly string[];
  /** The transaction that wrote a row last, by the id of the row; empty for a call without `rows`. */
  writtenBy: ReadonlyMap<number, string>;
};

/** What a client has to be sent of a list. */
export type Wanted = { base: string; changed: number[]; ids: number[] } | 'all';

/** Gateways ask for the latest version but one while an answer is on its way; few are further behind. */
const REMEMBERED = 8;
/** More rows are not read one by one. */
const MAX_CHANGES = 500;

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

async function readWriters(queries: Queries, table: RowTable | undefined): Promise<Map<number, string>> {
  if (!table) return new Map();
  const rows = await queries.select({ id: sql<number>`${table.id}`, xmin: sql<string>`xmin::text` }).from(table);
  return new Map(rows.map(({ id, xmin }) => [id, xmin]));
}

/** Ids of rows that were added, changed or removed. */
function compare(before: Version, now: Version['writtenBy']): Exclude<Wanted, 'all'> {
  const changed = [...now].filter(([id, xmin]) => before.writtenBy.get(id) !== xmin).map(([id]) => id);
  const removed = [...before.writtenBy.keys()].filter((id) => !now.has(id));
  return { base: before.etag, changed, ids: [...changed, ...removed] };
}

const accepts = ({ headers }: FastifyRequest): boolean => headers['a-im'] === ROW_CHANGES;
const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/**
 * Adds this to the routes of a scope, whose complete answers have entity tags by another hook already. A client that has what it
 * asks for gets 304 before any row is read.
 *
 * @returns what to send of a list that a route answers
 */
export function answerWithChanges(
  app: Pick<FastifyInstance, 'addHook'>,
  queries: Queries,
): (request: FastifyRequest) => Wanted {
  const versions = new Map<string, Version[]>();
  const found = new WeakMap<FastifyRequest, Omit<Version, 'etag'> & { wanted: Wanted }>();

  app.addHook('preHandler', async (request, reply) => {
    const { tables, rows } = request.routeOptions.config;
    if (!tables) return;
    const named = namedEtags(request.headers['if-none-match']);
    const known = versions.get(pathOf(request))?.find(({ etag }) => named.includes(etag));
    // All of this before the rows are read: a change in between is found by the next request.
    const revisions = await Promise.all(tables.map((table) => revisionOf(queries, table)));
    const isSame = (place: number): boolean => known?.revisions[place] === revisions[place];
    if (known && tables.every((_, place) => isSame(place))) {
      await reply.code(304).header('ETag', known.etag).header('Cache-Control', CACHE_CONTROL).send();
      return;
    }
    const writtenBy = await readWriters(queries, rows);
    const onlyRows = known && accepts(request) && tables.every((table, place) => table === rows || isSame(place));
    const changes = onlyRows ? compare(known, writtenBy) : undefined;
    const wanted = changes && changes.ids.length <= MAX_CHANGES ? changes : 'all';
    found.set(request, { revisions, writtenBy, wanted });
  });

  app.addHook('onSend', (request, reply, payload, next) => {
    const version = found.get(request);
    if (version && version.wanted !== 'all' && reply.statusCode === 226) {
      const { base } = version.wanted;
      const etag = `"${createHash('sha256').update(base).update(String(payload)).digest('base64url')}"`;
      reply.headers({ ETag: etag, 'Cache-Control': CACHE_CONTROL, IM: ROW_CHANGES, 'Delta-Base': base });
    }
    const etag = reply.getHeader('ETag');
    if (version && typeof etag === 'string') {
      const others = (versions.get(pathOf(request)) ?? []).filter((other) => other.etag !== etag);
      versions.set(pathOf(request), [{ etag, ...version }, ...others].slice(0, REMEMBERED));
    }
    next(null, payload);
  });

  return (request) => found.get(request)?.wanted ?? 'all';
}

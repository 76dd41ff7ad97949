/** The registry that several gateways share, in PostgreSQL, which notifies all of them of changes. */
import pg from 'pg';
import { REGISTRY_TABLES } from '@vipp/shared/contract/federation/registry-tables.server';
import { endWhenSilent } from '@vipp/shared/server/silent-connection';
import { parseEvent } from '../protocol/parse-event';
import type { ReadEvent } from '../protocol/registry-event';
import { listenToChanges } from './listen-to-changes';
import { createPostgresArtefacts } from './postgres-artefacts';
import type { ArtefactStore, RegistryStore } from './registry-store';

const CHANNEL = 'vipp_federation';
/** Key of the advisory lock; any number that no other program uses. */
const LOCK = 7_184_001;
/** Includes the wait for a free connection of the pool, which takes seconds while many files are stored. */
const CONNECT_MS = 20_000;
/** More than the largest file takes; less than the system waits for a machine that has lost its network, which is a quarter of an hour. */
const SILENCE_MS = 30_000;

const TABLES = `
  ${REGISTRY_TABLES}
  -- Of count-submissions.ts. Unlogged: a crash of the database may lose the counts, and no archive of its log contains a hash.
  create unlogged table if not exists gateway_attempts (key text primary key, points integer not null, expire bigint);
`;

/**
 * Creates the tables, with a lock against other gateways that start at the same time.
 *
 * @param client of the owner of the tables
 * @param grant runs with the same lock
 */
export async function prepareTables(client: pg.ClientBase, grant?: () => Promise<void>): Promise<void> {
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(TABLES);
    await grant?.();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

/** A role that does not own the tables may not run `create table`, even where they exist. */
async function prepare(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ owns: boolean | null }>(
      "select pg_has_role(relowner, 'member') as owns from pg_class where oid = to_regclass('federation_events')",
    );
    if (rows[0]?.owns !== false) await prepareTables(client);
  } finally {
    client.release();
  }
}

function toRead({ seq, event }: { seq: number; event: unknown }): ReadEvent {
  const read = parseEvent(event, seq);
  if (!read)
    throw new Error(
      `registry: row ${seq} of the table federation_events is no event. Restore it from a backup, see docs/operating.md.`,
    );
  return read;
}

/**
 * @param url of the database, `postgres://…`
 * @param local cache of files that this gateway has read
 */
export async function createPostgresStore(url: string, local: ArtefactStore): Promise<RegistryStore> {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The error of a connection in use is that of its query too; without a listener it would end the process.
    client.on('error', () => undefined);
    endWhenSilent(client, SILENCE_MS);
  });
  await prepare(pool);
  const listeners: (() => void)[] = [];
  const listening = listenToChanges(url, CHANNEL, () => listeners.forEach((listener) => listener()));
  return {
    readAfter: async (seq) => {
      const { rows } = await pool.query<{ seq: number; event: unknown }>(
        'select seq, event from federation_events where seq > $1 order by seq',
        [seq],
      );
      return rows.map(toRead);
    },
    append: async (event, seq) => {
      // The number is the primary key: of two simultaneous events one is refused, and its caller decides again.
      const { rowCount } = await pool.query(
        'with added as (insert into federation_events (seq, event) values ($1, $2) on conflict do nothing returning seq) select pg_notify($3, seq::text) from added',
        [seq + 1, JSON.stringify(event), CHANNEL],
      );
      return rowCount === 1 ? { seq: seq + 1, event } : undefined;
    },
    onChange: (listener) => void listeners.push(listener),
    files: createPostgresArtefacts(pool, local),
    close: async () => {
      await listening.close();
      await pool.end();
    },
  };
}

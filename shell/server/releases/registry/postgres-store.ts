/** The registry that several gateways share: in PostgreSQL, which notifies all of them of a change. */
import pg from 'pg';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { SUBMISSION_COUNTS_TABLE } from '../../submissions/postgres-submission-counts';
import { parseEvent } from '../protocol/parse-event';
import type { ReadEvent } from '../protocol/registry-event';
import { createPostgresPeers, PEER_TABLE } from './postgres-peers';
import type { ArtefactStore, RegistryStore, SnapshotStore } from './registry-store';

const CHANNEL = 'vipp_federation';
/** Any number will do, as long as no other program locks it. */
const LOCK = 7_184_001;
const RECONNECT_MS = 500;
/** Should a notification be lost with its connection, the registry is read again anyway. */
const POLL_MS = 5_000;
/**
 * A database that does not answer is a failure to try again after, not something to wait for without end. Waiting for a
 * connection that another query has counts as well, and under load a queue of files takes seconds.
 */
const CONNECT_MS = 20_000;

/** What is nearly all hashes is not worth compressing: reading it takes half the time. */
const SNAPSHOT_TABLES = `
  create table if not exists federation_snapshots (seq integer primary key, body text not null);
  alter table federation_snapshots alter column body set storage external;
`;

const TABLES = `
  create table if not exists federation_events (seq integer primary key, event jsonb not null, at timestamptz not null default now());
  create table if not exists federation_files (integrity text primary key, body bytea not null);
  alter table federation_files add column if not exists at timestamptz not null default now();
  ${PEER_TABLE};
  ${SNAPSHOT_TABLES}
  ${SUBMISSION_COUNTS_TABLE};
`;

/**
 * Makes the tables; two gateways that start at once take turns.
 *
 * @param client of the tables' owner
 * @param grant what else is done under the same lock
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

/** A role that only uses the tables may not make them, not even where they are there. */
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

const createPostgresSnapshots = (pool: pg.Pool): SnapshotStore => ({
  read: async () => {
    const { rows } = await pool.query<{ body: string }>('select body from federation_snapshots order by seq');
    return rows.map(({ body }) => body);
  },
  write: async (seq, body) => {
    await pool.query(
      'with later as (delete from federation_snapshots where seq > $1) insert into federation_snapshots (seq, body) values ($1, $2) on conflict (seq) do update set body = excluded.body',
      [seq, body],
    );
  },
});

function createPostgresArtefacts(pool: pg.Pool, local: ArtefactStore): ArtefactStore {
  return {
    put: async (integrity, body) => {
      await local.put(integrity, body);
      await pool.query(
        'insert into federation_files (integrity, body) values ($1, $2) on conflict (integrity) do update set at = now()',
        [integrity, body],
      );
    },
    get: async (integrity) => {
      const stored = await local.get(integrity);
      if (stored) return stored;
      const { rows } = await pool.query<{ body: Buffer }>('select body from federation_files where integrity = $1', [
        integrity,
      ]);
      const body = rows[0]?.body;
      if (!body || sha384(body) !== integrity) return undefined;
      await local.put(integrity, body);
      return body;
    },
    has: async (integrity) => {
      const { rowCount } = await pool.query('update federation_files set at = now() where integrity = $1', [integrity]);
      return rowCount === 1;
    },
    sweep: async (named, graceMs) => {
      await local.sweep(named, graceMs);
      const { rowCount } = await pool.query(
        'delete from federation_files where at < now() - make_interval(secs => $1) and integrity <> all($2)',
        [graceMs / 1000, [...named]],
      );
      return rowCount ?? 0;
    },
  };
}

/** Receives notifications of changes on a separate connection, and reconnects when that is lost. */
function listen(url: string, onChange: () => void): { close: () => Promise<void> } {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
    client = next;
    next.on('notification', onChange);
    next.on('error', () => undefined);
    next.once('end', () => {
      if (!closed) timer = setTimeout(() => void connect(), RECONNECT_MS).unref();
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      onChange();
    } catch {
      await next.end().catch(() => undefined);
    }
  };
  void connect();
  const poll = setInterval(onChange, POLL_MS).unref();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(poll);
      await client?.end().catch(() => undefined);
    },
  };
}

/**
 * @param url of the database, `postgres://…`
 * @param local where this gateway keeps the files that it has read before
 */
export async function createPostgresStore(url: string, local: ArtefactStore): Promise<RegistryStore> {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', () => undefined);
  await prepare(pool);
  const peers = createPostgresPeers(pool);
  const listeners: (() => void)[] = [];
  const listening = listen(url, () => listeners.forEach((listener) => listener()));
  return {
    readAfter: async (seq) => {
      const { rows } = await pool.query<{ seq: number; event: unknown }>(
        'select seq, event from federation_events where seq > $1 order by seq',
        [seq],
      );
      return rows.map(toRead);
    },
    append: async (event, seq) => {
      // The number is the key: of two events at the same moment one is refused, and decides again.
      const { rowCount } = await pool.query(
        'with added as (insert into federation_events (seq, event) values ($1, $2) on conflict do nothing returning seq) select pg_notify($3, seq::text) from added',
        [seq + 1, JSON.stringify(event), CHANNEL],
      );
      return rowCount === 1 ? { seq: seq + 1, event } : undefined;
    },
    onChange: (listener) => void listeners.push(listener),
    files: createPostgresArtefacts(pool, local),
    snapshots: createPostgresSnapshots(pool),
    peers,
    close: async () => {
      await listening.close();
      await peers.close();
      await pool.end();
    },
  };
}

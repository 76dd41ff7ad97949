/** The registry of several gateways, in PostgreSQL, which notifies all of them of changes. */
import pg from 'pg';
import { REGISTRY_TABLES } from '@vipp/shared/contract/federation/registry-tables.server';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { listenToChannel } from '@vipp/shared/server/listen-to-channel';
import { endWhenSilent } from '@vipp/shared/server/silent-connection';
import { convertEvents } from './convert-events';
import type { ArtefactStore, ReadDocument, RegistryStore } from './registry-store';

const CHANNEL = 'vipp_federation';
/** Key of the advisory lock; any number that no other program uses. */
const LOCK = 7_184_001;
/** Includes the wait for a free connection of the pool: seconds during the storage of many files. */
const CONNECT_MS = 20_000;
/** More than the largest file takes; less than the quarter of an hour that the system waits for a lost network. */
const SILENCE_MS = 30_000;
/** A notification may be lost with its connection, so changes are also polled for. */
const POLL_MS = 5_000;

const TABLES = `
  ${REGISTRY_TABLES}
  -- Of count-submissions.ts. Unlogged: a crash of the database may lose the counts, and no archive of its log contains a hash.
  create unlogged table if not exists gateway_attempts (key text primary key, points integer not null, expire bigint);
`;

/** The tables that gateways use. */
export const TABLE_NAMES = ['federation_remotes', 'federation_files', 'gateway_attempts'];

/** Converts the events that earlier releases stored. Their gateways then read and write nothing, and serve what they served. */
async function convertTable(client: pg.ClientBase): Promise<void> {
  const { rows: found } = await client.query("select where to_regclass('federation_events') is not null");
  if (found.length === 0) return;
  await client.query('begin; lock table federation_events');
  try {
    const { rows } = await client.query<{ seq: number; text: string }>(
      'select seq, event::text as text from federation_events order by seq',
    );
    const { documents, manifests } = convertEvents(rows);
    for (const manifest of manifests)
      await client.query('insert into federation_files (integrity, body) values ($1, $2) on conflict do nothing', [
        sha384(manifest),
        Buffer.from(manifest),
      ]);
    for (const [name, document] of documents)
      await client.query('insert into federation_remotes (name, revision, document) values ($1, 1, $2)', [
        name,
        JSON.stringify(document),
      ]);
    await client.query('alter table federation_events rename to federation_events_converted; commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

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
    await convertTable(client);
    await grant?.();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

type ReadFile = Pick<ArtefactStore, 'get'>;

function createPostgresArtefacts(pool: pg.Pool, copied: ReadFile | undefined): ArtefactStore {
  return {
    put: async (integrity, body) => {
      // A row that was damaged is written again.
      await pool.query(
        'insert into federation_files (integrity, body) values ($1, $2) on conflict (integrity) do update set body = excluded.body, at = now()',
        [integrity, body],
      );
    },
    get: async (integrity) => {
      const { rows } = await pool.query<{ body: Buffer }>('select body from federation_files where integrity = $1', [
        integrity,
      ]);
      const body = rows[0]?.body;
      return body && sha384(body) === integrity ? body : copied?.get(integrity);
    },
    keepIfStored: async (integrity) => {
      const { rowCount } = await pool.query('update federation_files set at = now() where integrity = $1', [integrity]);
      return rowCount === 1;
    },
    removeUnreferenced: async (referenced, graceMs) => {
      const { rowCount } = await pool.query(
        'delete from federation_files where at < now() - make_interval(secs => $1) and integrity <> all($2)',
        [graceMs / 1000, [...referenced]],
      );
      return rowCount ?? 0;
    },
  };
}

/**
 * @param url of the database, which has the tables: `postgres://…`
 * @param copied files outside the database: from the bucket of an earlier release, copied by an operator
 */
export function createPostgresStore(url: string, copied?: ReadFile): RegistryStore {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The error of a connection in use is that of its query too; without a listener it would end the process.
    client.on('error', () => undefined);
    endWhenSilent(client, SILENCE_MS);
  });
  const listeners: (() => Promise<void>)[] = [];
  const onChange = (): void => listeners.forEach((listener) => void listener());
  const open = () => new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  const stopListening = listenToChannel(open, CHANNEL, onChange);
  const poll = setInterval(onChange, POLL_MS).unref();
  return {
    readChanged: async (known) => {
      const { rows } = await pool.query<ReadDocument>(
        'select name, revision, document from federation_remotes where revision is distinct from ($1::json ->> name)::integer',
        [JSON.stringify(known)],
      );
      return rows;
    },
    write: async (name, document, revision) => {
      const { rowCount } = await pool.query(
        `with written as (
          insert into federation_remotes as stored (name, revision, document) values ($1, $2 + 1, $3)
          on conflict (name) do update set revision = excluded.revision, document = excluded.document
          where stored.revision = $2 returning name
        ) select pg_notify($4, name) from written`,
        [name, revision, JSON.stringify(document), CHANNEL],
      );
      return rowCount === 1;
    },
    onChange: (listener) => void listeners.push(listener),
    files: createPostgresArtefacts(pool, copied),
    close: async () => {
      clearInterval(poll);
      await stopListening();
      await pool.end();
    },
  };
}

/** A PostgreSQL server, for one or several instances of this service. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import { listenToChannel } from '@vipp/shared/server/listen-to-channel';
import { endWhenSilent } from '@vipp/shared/server/silent-connection';
import { errorText } from '@vipp/shared/server/error-text';
import { StartupFailure } from '../startup-failure';
import type { Database } from './database';
import { CONTENT_CHANGED, migrations } from './migrations';

/** Key of the advisory lock, « VIPP » in ASCII: any number that no other program of the database uses. */
export const PREPARATION_LOCK = 0x56495050;
const CONNECTION_DEADLINE_MS = 5000;

/**
 * Refuses a new connection to a standby, as `target_session_attrs=read-write` of libpq: an address may lead to one at times.
 */
function refuseStandby(client: PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ transaction_read_only: string }>('show transaction_read_only')
    .then(({ rows }) =>
      done(rows[0]?.transaction_read_only === 'on' ? new Error('it can only be read, as a standby') : undefined),
    )
    .catch(done);
}

/** The address without user and password, which may be printed. */
function publicAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

async function firstConnection(pool: Pool, url: string): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    await pool.end();
    throw new StartupFailure(
      `the database at DATABASE_URL (${publicAddress(url)}) does not let us in (${errorText(error)}). Start PostgreSQL or correct DATABASE_URL; leave it out to use the embedded database.`,
      error,
    );
  }
}

/**
 * Connects to the server at `url`.
 *
 * @param onConnectionLost called when an idle connection breaks; the next query opens another
 * @param silentAfterMs longest wait for the answer to a query, after which the connection ends
 */
export async function openServerDatabase(
  url: string,
  onConnectionLost: (error: Error) => void,
  silentAfterMs: number | undefined,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_DEADLINE_MS,
    max: 10,
    verify: refuseStandby,
  });
  pool.on('error', onConnectionLost);
  // The error of a connection in use is that of its query too; without a listener it would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (silentAfterMs !== undefined) endWhenSilent(client, silentAfterMs);
  });
  (await firstConnection(pool, url)).release();
  const open = (): Client =>
    new Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_DEADLINE_MS, keepAlive: true });
  return {
    queries: drizzle(pool),
    prepare: async (work) => {
      // Not one of the pool: it may wait long for another instance, and a migration may take long.
      const client = open();
      client.on('error', () => undefined);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
        const queries = drizzle(client);
        await migrate(queries, migrations);
        await work(queries);
      } finally {
        // The lock belongs to the connection: closing it, or the end of the process, releases it.
        await client.end();
      }
    },
    onContentChange: async (listener) => listenToChannel(open, CONTENT_CHANGED, listener),
    close: () => pool.end(),
  };
}

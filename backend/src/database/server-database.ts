/** A PostgreSQL server, which several instances of this service may use at once. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import { errorText, StartupFailure } from '../startup-failure';
import type { Database } from './database';
import { migrations } from './migrations';
import * as schema from './schema';
import { traceQueries } from './trace-queries';

/** Key of the advisory lock, « VIPP » in ASCII: any number that no other program of the database uses. */
export const PREPARATION_LOCK = 0x56495050;
const CONNECTION_DEADLINE_MS = 5000;

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
 */
export async function openServerDatabase(
  url: string,
  onConnectionLost: (error: Error) => void,
  isTraced: boolean,
): Promise<Database> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: CONNECTION_DEADLINE_MS, max: 10 });
  pool.on('error', onConnectionLost);
  if (isTraced) pool.on('connect', traceQueries);
  (await firstConnection(pool, url)).release();
  return {
    queries: drizzle(pool, { schema }),
    prepare: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
        const queries = drizzle(client, { schema });
        await migrate(queries, migrations);
        await work(queries);
      } finally {
        // The lock belongs to the connection: closing it, or the end of the process, releases it.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

/** PostgreSQL inside this process, stored in a folder whose exclusive lock the caller holds. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { errorText, StartupFailure } from '../startup-failure';
import type { Database } from './database';
import { migrations } from './migrations';
import * as schema from './schema';
import { traceQueries } from './trace-queries';

/**
 * PostgreSQL fills its buffers with zeros when it starts, a second for the usual 128 MB. This database is small, and the
 * operating system caches its files.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * V8 compiles a function of WebAssembly once more, optimised, when this many bytes of it have run. With the default of
 * Node 20, that takes two seconds of processor time of every start; with this one, only what runs for a second is compiled.
 */
const TIERING_BUDGET = 1_000_000_000;

async function openCluster(directory: string): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  const client = new PGlite(directory, { startParams: START_PARAMETERS });
  await client.waitReady;
  return client;
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no partial cluster. */
async function createCluster(directory: string): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await openCluster(unfinished);
  await client.close();
  await rename(unfinished, directory);
}

function traceEmbedded(client: PGlite): void {
  traceQueries(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      traceQueries(tx);
      return work(tx);
    });
}

/** Opens the embedded database in `directory`, which is created when missing. */
export async function openEmbeddedDatabase(directory: string, isTraced: boolean): Promise<Database> {
  let client: PGlite;
  try {
    if (!existsSync(directory)) await createCluster(directory);
    client = await openCluster(directory);
  } catch (error) {
    throw new StartupFailure(
      `the embedded database in ${directory} cannot be opened (${errorText(error)}). Check the disk. A database that is damaged is replaced by a backup, see docs/backups.md; to start with an empty one, move the folder away.`,
      error,
    );
  }
  if (isTraced) traceEmbedded(client);
  const queries = drizzle(client, { schema });
  return {
    queries,
    prepare: async (work) => {
      await migrate(queries, migrations);
      await work(queries);
    },
    close: () => client.close(),
  };
}

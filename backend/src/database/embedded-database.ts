/** PostgreSQL inside this process, stored in a folder whose exclusive lock the caller holds. */
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { errorText } from '@vipp/shared/server/error-text';
import { StartupFailure } from '../startup-failure';
import type { Database } from './database';
import { openCluster } from './embedded-cluster';
import { CONTENT_CHANGED, migrations } from './migrations';

/** Opens the embedded database in `directory`, or creates it. */
export async function openEmbeddedDatabase(directory: string): Promise<Database> {
  let client: PGlite;
  try {
    client = await openCluster(directory);
  } catch (error) {
    throw new StartupFailure(
      `the embedded database in ${directory} cannot be opened (${errorText(error)}). Check the disk. A database that is damaged is replaced by a backup, see docs/backups.md; to start with an empty one, move the folder away.`,
      error,
    );
  }
  const queries = drizzle(client);
  return {
    queries,
    prepare: async (work) => {
      await migrate(queries, migrations);
      await work(queries);
    },
    onContentChange: (listener) => client.listen(CONTENT_CHANGED, listener),
    close: () => client.close(),
  };
}

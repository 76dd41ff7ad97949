/** Fills the database of DATABASE_URL or PGLITE_DIRECTORY, and kills itself in the middle of it. */
import { openDatabase } from '../database/database';
import { fillContent } from '../content/store-content';
import { sampleContent } from './sample-content';

async function run() {
  const url = process.env.DATABASE_URL;
  const directory = process.env.PGLITE_DIRECTORY ?? '';
  const database = await openDatabase({ url, directory, onConnectionLost: () => undefined });
  await database.prepare((queries) =>
    queries.transaction(async (tx) => {
      await fillContent(tx, sampleContent);
      process.kill(process.pid, 'SIGKILL');
    }),
  );
}

void run();

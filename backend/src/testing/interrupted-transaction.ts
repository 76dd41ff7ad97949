/** Publishes a draft of the database of DATABASE_URL or PGLITE_DIRECTORY as an editor, and kills itself before the commit. */
import { openDatabase } from '../database/database';
import { runEditorAction } from '../workshop/content-editor';

async function run() {
  const { DATABASE_URL: url, PGLITE_DIRECTORY: directory = '', PUBLISHED: slug } = process.env;
  const database = await openDatabase({ url, directory, onConnectionLost: () => undefined });
  await database.prepare((queries) =>
    queries.transaction(async (tx) => {
      const editor = { queries: tx, outbox: { link: String }, storage: [], email: 'awa@vipp.example' };
      await runEditorAction(editor, { action: 'publishUnpublishedEntry', params: { collection: 'pages', slug } });
      process.kill(process.pid, 'SIGKILL');
    }),
  );
}

void run();

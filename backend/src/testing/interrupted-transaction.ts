/**
 * Changes the content of the database of DATABASE_URL or PGLITE_DIRECTORY, and kills itself before the commit. The change is
 * the publication of the draft PUBLISHED as an editor, or the first filling.
 */
import { openDatabase } from '../database/database';
import { fillContent } from '../content/store-content';
import { runEditorAction } from '../workshop/content-editor';
import { sampleContent } from './sample-content';

async function run() {
  const { DATABASE_URL: url, PGLITE_DIRECTORY: directory = '', PUBLISHED: slug } = process.env;
  const database = await openDatabase({ url, directory, onConnectionLost: () => undefined });
  await database.prepare((queries) =>
    queries.transaction(async (tx) => {
      const editor = { queries: tx, outbox: { link: String }, storage: [], email: 'awa@vipp.example' };
      const publication = { action: 'publishUnpublishedEntry', params: { collection: 'pages', slug } };
      await (slug ? runEditorAction(editor, publication) : fillContent(tx, sampleContent));
      process.kill(process.pid, 'SIGKILL');
    }),
  );
}

void run();

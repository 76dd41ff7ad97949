/** Serves the calls of the forms only, on the database of DATABASE_URL or PGLITE_DIRECTORY, so that it starts fast. */
import { pino } from 'pino';
import { createApp } from '../../api/app';
import { openDatabase } from '../../database/database';
import { startMailWorker } from '../../mail/mail-worker';
import { createOutbox } from '../../kernel/outbox';
import { seedFirstForm } from '../../forms/form-versions';
import { fillContent } from '../../content/store-content';
import { releaseFilesDirectory } from '../../content/stored-files';
import { sampleContent } from '../sample-content';

async function run({
  DATABASE_URL,
  PGLITE_DIRECTORY = '',
  BACKEND_PORT,
  API_TOKEN = '',
  OUTBOX_SECRET = '',
  RECIPIENT = '',
}: NodeJS.ProcessEnv) {
  const database = await openDatabase({
    url: DATABASE_URL,
    directory: PGLITE_DIRECTORY,
    onConnectionLost: () => undefined,
  });
  // Requests for a study are refused unless it exists.
  await database.prepare(async (queries) => {
    await fillContent(queries, sampleContent);
    await seedFirstForm(queries);
  });
  const { queries, onContentChange } = database;
  const logger = pino({ level: 'silent' });
  const outbox = createOutbox([OUTBOX_SECRET], 'https://www.vipp.example');
  const worker = startMailWorker({ queries, outbox, transport: { send: async () => undefined }, logger });
  const submissions = {
    queries,
    outbox,
    recipients: [RECIPIENT],
    salesRecipients: { contact: [], study: [] },
    onCommitted: worker.wake,
  };
  const app = await createApp({
    queries,
    onContentChange,
    apiTokens: [API_TOKEN],
    storageDirectories: [releaseFilesDirectory()],
    submissions,
    notices: () => [],
    logger,
  });
  await app.listen({ host: '127.0.0.1', port: Number(BACKEND_PORT) });
  process.send?.({ type: 'ready' });
}

process.once('disconnect', () => process.exit(0));
void run(process.env);

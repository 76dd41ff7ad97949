/** The whole content service: lock, database, content, files, HTTP. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from './api/app';
import { startScheduledPublications } from './content/content-drafts';
import { fillContent } from './content/store-content';
import { openStorage, readDocuments, releaseContentDirectory } from './content/stored-files';
import { openDatabase } from './database/database';
import { seedFirstForm } from './forms/form-versions';
import { createToken } from './kernel/random-token';
import { lockDataDirectory } from './lock/data-directory-lock';
import { writeAccess } from './operators/operator-access';
import type { Settings } from './settings';
import { errorCode, errorText } from '@vipp/shared/server/error-text';
import { StartupFailure } from './startup-failure';
import { startSubmissions } from './submissions/start-submissions';
import { upgradeDrafts } from './workshop/upgrade-drafts';

export type Service = { url: string; close: () => Promise<void> };

/** How long requests in flight may delay the end of the service. */
const CLOSE_DEADLINE_MS = 10_000;
/** By then, the gateway has answered the visitor that the form was not sent. */
const DATABASE_SILENCE_MS = 10_000;

async function closeApp(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  const deadline = new AbortController();
  const late = pause(CLOSE_DEADLINE_MS, undefined, { signal: deadline.signal, ref: false });
  late.then(() => app.server.closeAllConnections()).catch(() => undefined);
  await closed;
  deadline.abort();
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const inUse = errorCode(error) === 'EADDRINUSE';
    throw new StartupFailure(
      inUse
        ? `port ${port} of ${host} is in use. Set BACKEND_PORT to another port, or to 0 for any free one.`
        : `cannot listen on port ${port} of ${host} (${errorText(error)}). Correct HOST and BACKEND_PORT.`,
      error,
    );
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? '127.0.0.1' : name}:${address.port}`;
}

/**
 * Starts the service; when it returns, every call of the API is answered.
 *
 * @param signal stops a start that is under way
 * @throws StartupFailure with what the operator can do; everything that was opened is closed again
 */
export async function startService(
  settings: Settings,
  logger: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<Service> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    const lock = await lockDataDirectory(settings.dataDirectory);
    closers.push(lock.release);
    const database = await openDatabase({
      url: settings.databaseUrl,
      directory: path.join(settings.dataDirectory, 'postgres'),
      silentAfterMs: DATABASE_SILENCE_MS,
      onConnectionLost: (error) => logger.warn({ err: error }, 'a connection to the database was lost'),
    });
    closers.push(database.close);
    signal.throwIfAborted();
    const documents = await readDocuments(releaseContentDirectory());
    await database.prepare(async (queries) => {
      const { wasEmpty, ...filled } = await fillContent(queries, documents);
      if (wasEmpty) logger.info('the content was written to the database');
      if (filled.different.length > 0)
        logger.info(filled, 'this site has other content than the release, and keeps it: npm run site -- content diff');
      await seedFirstForm(queries);
      await upgradeDrafts(queries);
    });
    const storage = await openStorage(settings.dataDirectory);
    signal.throwIfAborted();
    const { queries, onContentChange } = database;
    const submissions = await startSubmissions({ settings, queries, storage, logger });
    closers.push(submissions.close);
    closers.push(startScheduledPublications(queries, logger).stop);
    const { context, notices } = submissions;
    const { token: operatorToken } = createToken();
    const app = await createApp({
      onContentChange,
      apiTokens: settings.apiTokens,
      operatorTokens: [operatorToken, ...settings.operatorTokens],
      context,
      notices,
      isTraced: settings.tracing.endpoint !== undefined,
      logger,
    });
    closers.push(() => closeApp(app));
    signal.throwIfAborted();
    const url = await listen(app, settings);
    closers.push(await writeAccess(settings.dataDirectory, { url, token: operatorToken }));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

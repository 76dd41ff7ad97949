/**
 * Starts the gateway: in this process, or with several workers that answer requests while this one has what they share. A
 * supervisor is notified when it is ready, and can stop it gracefully.
 */
import cluster from 'node:cluster';
import pino, { type Logger } from 'pino';
import { SHELL_REFUSED_EXIT } from '@vipp/shared/contract/federation/shell-check';
import { limitLines } from '@vipp/shared/server/limited-log';
import { makePrivate } from '@vipp/shared/server/private-folder';
import { traceIds } from '@vipp/shared/server/tracing';
import { openRegistryAccess } from './releases/registry-access';
import { ShellRefused } from './releases/shell-refused';
import { takeSettings } from './settings/process-settings';
import { readSettings, type Settings } from './settings/settings';
import { describeMissingFacts, readSiteFacts } from './settings/site-facts-file';
import { waitForContentService } from './wait-for-content-service';
import { createWorkers, forkFirstWorker, WorkerFailed } from './workers/run-workers';
import { openSharedState, type SharedState } from './workers/shared-state';
import { connectToMain } from './workers/worker-state';

/** Code that renders pages: the main process of workers does without it, in time and in memory. */
async function loadServe() {
  const { serve } = await import(/* webpackChunkName: "serve" */ './serve');
  return serve;
}

const createLogger = ({ logLevel }: Settings): Logger =>
  pino({ level: logLevel, name: 'gateway', mixin: traceIds, hooks: { logMethod: limitLines() } });

/** Database, bucket and waiting are those of the main process. */
const OF_MAIN = /^(DATABASE_URL|REGISTRY_DATABASE_URL|BACKEND_WAIT|ARTEFACTS|ARTEFACTS_ENDPOINT|AWS_\w+)$/;

const workerEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !OF_MAIN.test(name)));

type MainOptions = {
  settings: Settings;
  env: NodeJS.ProcessEnv;
  shared: SharedState;
  notices: string[];
  logger: Logger;
  forked: ReturnType<typeof forkFirstWorker>;
};

async function runMain({ settings, env, forked, shared, notices, logger }: MainOptions): Promise<void> {
  const onProgress = (text: string): void => void process.send?.({ type: 'progress', text });
  const workers = createWorkers({ first: forked.first, env: workerEnv(env), shared, notices, logger, onProgress });
  const stop = (): void =>
    void workers
      .stop()
      .then(shared.close)
      .then(shared.releases.store.close)
      .then(() => process.exit(0));
  forked.hasWorkers();
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop);
  const { workers: count, port: wanted, host } = settings;
  const port = await workers.start({ count, port: wanted, host });
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
}

async function runWorker(): Promise<void> {
  const loaded = loadServe();
  const settings = readSettings(await takeSettings());
  // The supervisor's guard leaves the channel unreferenced, and at the start nothing else keeps the process alive.
  process.channel?.ref();
  const { shared, notices, replaceMe } = await connectToMain(process);
  const serve = await loaded;
  await serve({ settings, logger: createLogger(settings), shared, notices, onFault: replaceMe });
}

async function main(): Promise<void> {
  if (cluster.isWorker) return runWorker();
  const env = await takeSettings();
  const ownerSettings = readSettings(env);
  const logger = createLogger(ownerSettings);
  await makePrivate(ownerSettings.dataDir);
  const siteFacts = readSiteFacts(ownerSettings.siteFactsFile);
  const isDevelopment = ownerSettings.devReload || ownerSettings.against !== undefined;
  const forked = isDevelopment || ownerSettings.workers === 1 ? undefined : forkFirstWorker(workerEnv(env));
  if (!forked) await loadServe();
  const contentService = waitForContentService(ownerSettings);
  const access = isDevelopment
    ? { url: ownerSettings.databaseUrl, notices: [] }
    : await openRegistryAccess(ownerSettings);
  // From here on, no code has the URL of the role that owns the database.
  const settings = { ...ownerSettings, databaseUrl: access.url, registryDatabaseUrl: undefined };
  const shared = await openSharedState(settings, logger, { siteFacts, contentService }).catch(
    async (error: unknown) => {
      // Where the content service cannot start either, for the same reason, the supervisor ends this process: one is reported.
      await contentService;
      throw error;
    },
  );
  const notices = [...access.notices, ...describeMissingFacts(siteFacts, ownerSettings.siteFactsFile.path)];
  for (const notice of notices) logger.warn(notice);
  if (forked) return runMain({ settings, env, forked, shared, notices, logger });
  const serve = await loadServe();
  return serve({ settings, logger, shared, notices });
}

const exitCodeOf = (error: unknown): number => {
  if (error instanceof WorkerFailed) return error.exitCode;
  return error instanceof ShellRefused ? SHELL_REFUSED_EXIT : 1;
};

main().catch((error: unknown) => {
  // A worker has reported its own failure.
  if (!(error instanceof WorkerFailed))
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(exitCodeOf(error));
});

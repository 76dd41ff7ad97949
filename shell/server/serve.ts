/** Runs a gateway in this process, from its releases to the requests that it answers. */
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { SiteFacts } from '@vipp/shared/contract/site-facts';
import { startTracing } from '@vipp/shared/server/start-tracing';
import { noSchemaCompilers } from '@vipp/shared/server/schema-compilers';
import { createGateway } from './app';
import { createCountSubmission } from './forms/count-submissions';
import { SHELL_CHECK_OFF } from './remotes/admit-shell';
import { openRegistryStore, openReleases } from './remotes/open-releases';
import { releasesOfHost } from './remotes/releases';
import type { Settings } from './settings/settings';
import { evaluateRemotes, warmContent } from './warm-up';
import { registerData } from './routes/data-routes';
import { createContentApi } from './wiring/create-content-api';
import { errorCode, errorText } from '@vipp/shared/server/error-text';

/** Answers the addresses of content below /_data/ without listening, before the gateway itself does. */
function createContentApp(parts: Parameters<typeof createContentApi>[0]): FastifyInstance {
  const app = fastify({ schemaController: noSchemaCompilers });
  // Unreadable rows are counted by the serving gateway only.
  registerData(app, createContentApi(parts, { contentUnreadable: () => undefined }).api);
  return app;
}

const GRACE_MS = 10_000;
/** Time for the first requests; one is a supervisor's wait for a healthy site. */
const BEFORE_CONTENT_MS = 1_000;

type Options = {
  settings: Settings;
  logger: Logger;
  siteFacts: SiteFacts;
  /** Resolves once the content service answers, or was waited for long enough. */
  contentService: Promise<void>;
  /** Notices for operators from before. */
  notices: readonly string[];
};

/** @throws {Error} with a message for the operator when the port cannot be used */
async function listen(app: FastifyInstance, { port, host }: Settings): Promise<string> {
  await app.listen({ port, host }).catch((error: unknown) => {
    throw new Error(
      errorCode(error) === 'EADDRINUSE'
        ? `gateway: port ${port} is already in use. Stop what listens there, or choose another with PORT.`
        : `gateway: cannot listen on port ${port} (${errorText(error)}). Correct HOST or PORT.`,
    );
  });
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
}

/** Ends on request, and after an uncaught error: open answers are sent first. */
function endGracefully(close: () => Promise<void>, { logger }: Options): void {
  let isEnding = false;
  const end = (exitCode: number): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void close().then(() => process.exit(exitCode));
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => end(0));
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'an error outside of all requests: this process ends once it has answered what it has begun');
    end(1);
  });
}

/**
 * Resolves once it answers; a supervisor is notified.
 *
 * @throws {ShellRefused} when the shell does not fit the live versions
 * @throws {Error} when the port cannot be used
 */
export async function serve(options: Options): Promise<void> {
  const { settings, logger, siteFacts, contentService } = options;
  const stopTracing = await startTracing(settings.tracing, 'gateway', (reason) =>
    logger.warn({ reason }, 'traces could not be delivered; the site works without them'),
  );
  const isDevelopment = settings.devReload || settings.against !== undefined;
  const isUnchecked = !isDevelopment && !settings.shellCheck;
  if (isUnchecked) logger.error(SHELL_CHECK_OFF);
  const notices = [...options.notices, ...(isUnchecked ? [SHELL_CHECK_OFF] : [])];
  const registryStore = await openRegistryStore(settings).catch(async (error: unknown) => {
    // Where the content service cannot start either, for the same reason, the supervisor ends this process: one is reported.
    await contentService;
    throw error;
  });
  const contentApp = isDevelopment || isUnchecked ? undefined : createContentApp(options);
  const content = contentApp && (() => contentService.then(() => contentApp));
  const releases = await openReleases(settings, logger, { registryStore, content });
  await contentApp?.close();
  await Promise.all([evaluateRemotes(releases), import('./data/html/page-entry')]);
  await contentService;
  // Earlier, pages of all remotes would be missing, and forms refused.
  await releases.settled();
  // Last, because it measures the delay of the event loop: on a slow machine the first visitors got 503.
  const submissions = createCountSubmission({ ...settings, secret: settings.formStateSecrets[0] ?? '', logger });
  const countSubmission = submissions.count;
  const app = await createGateway({ settings, logger, releases, siteFacts, countSubmission, notices });
  endGracefully(async () => {
    await app.close();
    await releases.close();
    await submissions.close();
    await stopTracing();
  }, options);
  const url = await listen(app, settings);
  process.send?.({ type: 'ready', url });
  if (settings.devReload) return;
  await pause(BEFORE_CONTENT_MS, undefined, { ref: false });
  await warmContent(app, releasesOfHost('public', releases), url).catch((err: unknown) =>
    logger.warn({ err }, 'the content of some pages could not be loaded in advance'),
  );
}

/**
 * Program of the content service. Logs JSON lines to stdout; when it cannot start it prints one line to stderr
 * and exits with 1. A parent process receives `{ type: 'ready', url }`; when it ends, so does this process.
 */
import { type Logger, pino } from 'pino';
import { limitLines } from '@vipp/shared/server/limited-log';
import { startTracing } from '@vipp/shared/server/start-tracing';
import { traceIds } from '@vipp/shared/server/tracing';
import { startService } from './service';
import { parseSettings, type Settings } from './settings';
import { errorText } from '@vipp/shared/server/error-text';
import { StartupFailure } from './startup-failure';

async function run(settings: Settings, logger: Logger, stop: AbortSignal): Promise<void> {
  const stopTracing = await startTracing(settings.tracing, 'backend', (reason) =>
    logger.warn({ reason }, 'traces could not be delivered; the service works without them'),
  );
  const service = await startService(settings, logger, stop);
  logger.info({ url: service.url }, 'ready');
  process.send?.({ type: 'ready', url: service.url });
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
  await service.close();
  await stopTracing();
  logger.info('stopped');
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`, () => process.exit(1));
}

async function main(): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGTERM', stop).once('SIGINT', stop);
  if (process.send) process.once('disconnect', stop);
  let logger: Logger | undefined;
  try {
    const settings = parseSettings(process.env);
    logger = pino({
      level: settings.logLevel,
      name: 'backend',
      redact: ['req.headers.authorization'],
      mixin: traceIds,
      hooks: { logMethod: limitLines() },
    });
    await run(settings, logger, stopping.signal);
    process.exit(0);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    if (error instanceof StartupFailure) return fail(error.message);
    logger?.error({ err: error }, 'cannot start');
    fail(`backend: cannot start (${errorText(error)}). The log on stdout says where.`);
  }
}

void main();

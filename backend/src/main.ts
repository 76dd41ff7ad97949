/**
 * Program of the content service. Logs JSON lines to stdout; when it cannot start it prints one line to stderr
 * and exits with 1. A parent process is told `{ type: 'ready', url }`, and its end ends this process too.
 */
import { pino } from 'pino';
import { startService } from './service';
import { parseSettings } from './settings';
import { errorText, StartupFailure } from './startup-failure';

async function run(stop: AbortSignal): Promise<void> {
  const settings = parseSettings(process.env);
  const logger = pino({ level: settings.logLevel, name: 'backend', redact: ['req.headers.authorization'] });
  const service = await startService(settings, logger, stop);
  logger.info({ url: service.url }, 'ready');
  process.send?.({ type: 'ready', url: service.url });
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
  await service.close();
  logger.info('stopped');
}

const stopping = new AbortController();
const stop = () => stopping.abort();
process.once('SIGTERM', stop).once('SIGINT', stop);
if (process.send) process.once('disconnect', stop);

run(stopping.signal)
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    if (stopping.signal.aborted) process.exit(0);
    const line = error instanceof StartupFailure ? error.message : `backend: cannot start (${errorText(error)}).`;
    process.stderr.write(`${line}\n`, () => process.exit(1));
  });

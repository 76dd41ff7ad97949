/** Opens the sanitiser of a gateway: a thread, and the results of earlier starts. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../settings/settings';
import { createSanitiserThread, type SanitiserThread } from './sanitiser-thread';
import { withStoredResults } from './stored-results';

/** When a start is over. Then the thread loads jsdom, so that a change of content is on the site within a second. */
const LOAD_AFTER_MS = 10_000;

export async function openSanitiser(
  settings: Settings,
  logger: Pick<FastifyBaseLogger, 'error'>,
): Promise<SanitiserThread> {
  const { packagesDir, buildFolder, dataDir, devReload, against } = settings;
  const program = path.join(packagesDir, 'shell', buildFolder, 'server/sanitiser.cjs');
  const thread = createSanitiserThread({
    program,
    onFault: (reason) => logger.error({ reason }, 'content could not be sanitised; it is tried again'),
  });
  setTimeout(thread.load, LOAD_AFTER_MS).unref();
  // In development the program changes while the gateway runs.
  if (devReload || against !== undefined) return thread;
  // The program names the hash of the lock file, so that its own hash changes with the packages that it loads.
  const version = createHash('sha256')
    .update(await readFile(program))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(dataDir, 'sanitised');
  return { ...thread, sanitiser: withStoredResults(thread.sanitiser, { folder, version }) };
}

/** The program of the sanitiser's thread. */
import { parentPort } from 'node:worker_threads';
import { sanitiseHere } from './page-entry';
import type { SanitiserAnswer, SanitiserCall } from './sanitiser';

const answer = (message: SanitiserAnswer): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, input }: SanitiserCall) => {
  const value = typeof input === 'string' ? sanitiseHere.html(input) : sanitiseHere.pageEntry(input);
  value.then(
    (sanitised) => answer({ id, value: sanitised }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

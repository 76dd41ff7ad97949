/** The program of the sandbox worker: receives one job, answers it, and is killed. */
import { createContentFetch } from './content-fetch';
import { createSampleApi } from '../../samples/sample-api';
import { toWorkerSchema, type FromWorker, type SandboxJob } from './sandbox-message';
import { tryCandidate } from './try-candidate';

const send = (message: FromWorker): void => void process.send?.(message);
const content = createContentFetch((id, path) => send({ type: 'content', id, path }));
globalThis.fetch = content.fetch;

async function work(job: SandboxJob): Promise<void> {
  send({ type: 'answer', ...(await tryCandidate(job, createSampleApi(''))) });
}

process.on('message', (received) => {
  const message = toWorkerSchema.parse(received);
  if (message.type === 'job') void work(message);
  else content.receive(message);
});
// Without the gateway nothing waits for an answer.
process.once('disconnect', () => process.exit(0));

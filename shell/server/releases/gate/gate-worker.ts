/** The program of the sandbox worker: receives one job, answers it, and is killed. */
import { confineGlobals } from './confine-globals';
import { createContentFetch } from './content-fetch';
import { lockIntrinsics } from './lock-intrinsics';
import { createSampleApi } from '../../samples/sample-api';
import { toWorkerSchema, type FromWorker, type SandboxJob } from './sandbox-message';
import { tryCandidate } from './try-candidate';

// Only in this file: a candidate with access to the channel could send an answer of its own.
const host = process;
const send = (message: FromWorker): void => void host.send?.(message);
const content = createContentFetch((id, path) => send({ type: 'content', id, path }));

async function work(job: SandboxJob): Promise<void> {
  const api = createSampleApi('');
  confineGlobals({ fetch: content.fetch, print: (text) => host.stderr.write(`${text}\n`) });
  lockIntrinsics();
  send({ type: 'answer', ...(await tryCandidate(job, api)) });
}

host.on('message', (received) => {
  const message = toWorkerSchema.parse(received);
  if (message.type === 'job') void work(message);
  else content.receive(message);
});
// Without the gateway nothing waits for an answer.
host.once('disconnect', () => host.exit(0));

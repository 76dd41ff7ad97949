/** The program of the sandbox worker: receives one job, answers it, and is killed. Its `fetch` asks the gateway for content. */
import { createSampleApi } from '../../samples/sample-addresses';
import type { FromWorker, SiteContentAnswer, ToWorker } from './sandbox-worker';
import { tryCandidate } from './try-candidate';

const send = (message: FromWorker): void => void process.send?.(message);
const pending = new Map<number, (answer: SiteContentAnswer) => void>();
let requests = 0;

globalThis.fetch = async (address) => {
  if (typeof address !== 'string' || !address.startsWith('/_data/'))
    throw new TypeError('a page that is tried reads only content of the site, below /_data/');
  requests += 1;
  const id = requests;
  const answered = new Promise<SiteContentAnswer>((resolve) => pending.set(id, resolve));
  send({ type: 'content', id, path: address });
  const { status, body } = await answered;
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
};

process.on('message', (message: ToWorker) => {
  if (message.type === 'job')
    return void tryCandidate(message, createSampleApi('')).then((problems) => send({ type: 'answer', problems }));
  pending.get(message.id)?.(message);
  pending.delete(message.id);
});
// Without the gateway nothing waits for an answer.
process.once('disconnect', () => process.exit(0));

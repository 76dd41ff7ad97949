/**
 * `npm run lab -- load`: pages a second, cached, rendered, and through Varnish, with the content service healthy and dead.
 * The load and the site share this machine's cores.
 */
import autocannon from 'autocannon';
import { startVarnish } from '../support/caches';
import { defineCheck, type Row } from '../support/check';

const CONNECTIONS = 20;
/** One page of each kind: with pictures and numbers, a list, a text. */
const PAGES = ['/', '/actualite', '/mentionslegales'];
/** A unique query for every request: its page must be rendered. */
const EACH_NEW = '?visite=[<id>]';

/** autocannon would decode every body as UTF-8; for a compressed one that is slower than the answer. */
function ignoreBodies(client: autocannon.Client): void {
  Object(client).pipelinedRequests.addBody = () => undefined;
}

/** Asks for a page over and over, as browsers do (Brotli). */
async function ask(name: string, url: string, amount: Partial<autocannon.Options>): Promise<Row> {
  const { requests, latency, throughput, errors, timeouts, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    idReplacement: url.includes(EACH_NEW),
    setupClient: ignoreBodies,
    headers: { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-proto': 'https' },
    ...amount,
  });
  const failed = errors + timeouts + non2xx;
  return {
    name,
    'pages/s': Math.round(requests.average),
    'p99, ms': latency.p99,
    bytes: Math.round(throughput.total / Math.max(1, requests.total)),
    faults: failed === 0 ? [] : [`${failed} requests failed`],
  };
}

export const check = defineCheck({
  options: {
    seconds: { number: 10, help: 'of each measurement' },
  },
  needs: ['varnish'],
  async run(lab, { seconds }) {
    const gateway = await lab.gateway('gateway', { env: { SHARED_CACHE: 'on', LOG_LEVEL: 'error' } });
    const varnish = await startVarnish(lab, gateway.url);
    const load = async (kind: string, base: string, query: string, pages = PAGES): Promise<void> => {
      for (const page of pages) {
        await ask('', base + page + query, { duration: Math.min(3, seconds) });
        lab.add(await ask(`${page}, ${kind}`, base + page + query, { duration: seconds }));
      }
    };
    await load('through Varnish', varnish, '');
    await load('cached', gateway.url, '');
    await load('rendered', gateway.url, EACH_NEW);
    await (await lab.backend()).stop();
    await load('cached, content service dead', gateway.url, '', ['/']);
    await load('rendered, content service dead', gateway.url, EACH_NEW, ['/']);
  },
});

/** How many pages a second a gateway answers, and how fast. */
import autocannon from 'autocannon';

const CONNECTIONS = 20;

/** autocannon would decode every body as UTF-8, which for a compressed one takes longer than the answer. */
function ignoreBodies(client: autocannon.Client): void {
  Object(client).pipelinedRequests.addBody = () => undefined;
}

/** `duration` in seconds, or a number of requests. */
type LoadAmount = { duration: number } | { amount: number };

export type Throughput = { perSecond: number; p99: number; failed: number; bytes: number };

/**
 * Asks for a page over and over, as browsers do (Brotli).
 *
 * @param url `[<id>]` in it makes every request another one
 * @returns p99 in ms, bytes of an answer
 */
export async function loadPage(url: string, amount: LoadAmount): Promise<Throughput> {
  const { requests, latency, throughput, errors, timeouts, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    idReplacement: url.includes('[<id>]'),
    setupClient: ignoreBodies,
    headers: { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-proto': 'https' },
    ...amount,
  });
  return {
    perSecond: requests.average,
    p99: latency.p99,
    failed: errors + timeouts + non2xx,
    bytes: Math.round(throughput.total / Math.max(1, requests.total)),
  };
}

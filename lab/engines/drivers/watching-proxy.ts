/**
 * A proxy between a browser and the site, for browsers whose protocol can neither run a script before those of the page nor list
 * failed answers. It adds `recordFaults` to each page, and its hash to the page's policy; nothing else is changed. It reaches
 * the site alone.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { FAULTS_KEY, recordFaults } from './record-faults';

const script = `(${recordFaults})(${JSON.stringify(FAULTS_KEY)})`;
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** With the script first in its head. */
const watched = (html: string): string => html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`);

/** Headers without those of one connection (RFC 9110, 7.6.1): this server writes its own. */
function endToEnd({ connection: _, 'keep-alive': _1, 'transfer-encoding': _2, ...headers }: IncomingHttpHeaders) {
  return headers;
}

async function answerPage(from: IncomingMessage, to: ServerResponse): Promise<void> {
  const chunks = (await from.toArray()) as Buffer[];
  const body = watched(Buffer.concat(chunks).toString());
  const { 'content-security-policy': policy, ...headers } = endToEnd(from.headers);
  to.writeHead(from.statusCode ?? 502, {
    ...headers,
    ...(policy ? { 'content-security-policy': String(policy).replace('script-src', `script-src ${hash}`) } : {}),
    'content-length': Buffer.byteLength(body),
  });
  to.end(body);
}

export type WatchingProxy = { address: string; failed: string[]; close: () => Promise<void> };

export async function startWatchingProxy(site: string): Promise<WatchingProxy> {
  const failed: string[] = [];
  const server = createServer((incoming, answer) => {
    const url = new URL(incoming.url ?? '', site);
    if (url.host !== new URL(site).host) {
      failed.push(`not of the site: ${url.href}`);
      answer.writeHead(403).end();
      return;
    }
    const { 'accept-encoding': _encoding, ...headers } = endToEnd(incoming.headers);
    // A connection of its own: one that is used again may be closed by the site in that moment.
    const outgoing = request(url, { agent: false, method: incoming.method, headers }, (from) => {
      const status = from.statusCode ?? 502;
      if (status >= 400) failed.push(`${status} ${url.href}`);
      if (from.headers['content-type']?.startsWith('text/html') && incoming.method !== 'HEAD' && status !== 304) {
        answerPage(from, answer).catch(() => answer.destroy());
        return;
      }
      answer.writeHead(status, endToEnd(from.headers));
      // An answer that ends too early is an error to the browser too, instead of one that it waits for.
      pipeline(from, answer, (error) => error && answer.destroy());
    });
    outgoing.once('error', () => answer.destroy());
    incoming.once('aborted', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failed,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

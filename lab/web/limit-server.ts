/** The limit (b): pages of the site saved as plain files, all CSS inline and no script, out of a static server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** As the gateway compresses pages. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/**
 * Of the site's answers; what is compressed already stays so. The two last ones make browsers open a page in a process of
 * its own: a page without them starts sooner in the process of the page before it.
 */
const COPIED_HEADERS = [
  'content-type',
  'cache-control',
  'content-encoding',
  'access-control-allow-origin',
  'vary',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
];

type Saved = { status: number; headers: Record<string, string>; body: Buffer };

/** `fetch` has decompressed the body, so it is compressed again where the site did. */
async function save(site: string, address: string): Promise<Saved> {
  const answer = await fetch(new URL(address, site), { headers: { accept: 'text/html,*/*', 'accept-encoding': 'br' } });
  const copied = COPIED_HEADERS.map((name) => [name, answer.headers.get(name) ?? ''] as const);
  const headers = Object.fromEntries(copied.filter(([, value]) => value !== ''));
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPage = headers['content-type']?.startsWith('text/html');
  const page = isPage && bytes.toString().replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  if (!page && headers['content-encoding'] === undefined) return { status: answer.status, headers, body: bytes };
  const body = page ? brotliCompressSync(page, QUALITY) : brotliCompressSync(bytes);
  return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body };
}

/** @param site origin whose pages and files it serves; each is read once */
export async function startLimitServer(site: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const saved = new Map<string, Promise<Saved>>();
  const server = createServer(({ url: address = '/' }, response) => {
    const known = saved.get(address) ?? save(site, address);
    saved.set(address, known);
    known.then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

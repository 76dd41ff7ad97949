/** The limit (b): pages of the site saved as plain files, all CSS inline and no script, out of a static server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

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

/** The HTML of a page without its scripts and the data in them. */
export const withoutScripts = (html: string): string => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

function copiedHeaders({ headers }: Response): Record<string, string> {
  const copied = COPIED_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(copied);
}

async function savePage(answer: Response): Promise<Saved> {
  const body = await compress(withoutScripts(await answer.text()), QUALITY);
  return { status: answer.status, headers: { ...copiedHeaders(answer), 'content-encoding': 'br' }, body };
}

/** `fetch` has decompressed the body, so files are compressed again where the site did. */
async function saveFile(answer: Response): Promise<Saved> {
  const headers = copiedHeaders(answer);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (headers['content-encoding'] === undefined) return { status: answer.status, headers, body: bytes };
  return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body: await compress(bytes) };
}

async function save(site: string, address: string): Promise<Saved> {
  const answer = await fetch(new URL(address, site), { headers: { accept: 'text/html,*/*', 'accept-encoding': 'br' } });
  return answer.headers.get('content-type')?.startsWith('text/html') ? savePage(answer) : saveFile(answer);
}

/** @param site origin whose pages and files it serves; each is read once */
export async function startLimitServer(site: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const saved = new Map<string, Promise<Saved>>();
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const known = saved.get(address) ?? save(site, address);
    saved.set(address, known);
    known.then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the static server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

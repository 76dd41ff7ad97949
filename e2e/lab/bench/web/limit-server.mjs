/** The limit (b): pages of the site saved as plain files, all CSS inline and no script, out of a static server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** As the gateway compresses pages. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Of the site's answers; what is compressed already stays so. */
const COPIED_HEADERS = ['content-type', 'cache-control', 'content-encoding', 'access-control-allow-origin', 'vary'];

/** The HTML of a page without its scripts: what they carry and what they do. */
export const withoutScripts = (html) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

async function savePage(answer) {
  const body = await compress(withoutScripts(await answer.text()), QUALITY);
  return {
    status: answer.status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' },
    body,
  };
}

/** `fetch` has decompressed what it answers, so files are compressed again where the site did. */
async function saveFile(answer) {
  const headers = Object.fromEntries(
    COPIED_HEADERS.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : [])),
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  const packed = headers['content-encoding'] !== undefined;
  return {
    status: answer.status,
    headers: { ...headers, ...(packed && { 'content-encoding': 'br' }) },
    body: packed ? await compress(bytes) : bytes,
  };
}

async function save(site, address) {
  const answer = await fetch(new URL(address, site), { headers: { accept: 'text/html,*/*', 'accept-encoding': 'br' } });
  return answer.headers.get('content-type')?.startsWith('text/html') ? savePage(answer) : saveFile(answer);
}

/**
 * @param {string} site origin whose pages and files it has; each is read once
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startLimitServer(site) {
  const saved = new Map();
  const server = createServer((request, response) => {
    const known = saved.get(request.url) ?? save(site, request.url);
    saved.set(request.url, known);
    known.then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Headers, status and encoding of HTML that is rendered for one visitor or filled in from the cache. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts, type Encoding } from '../http/every-request';

/** Consent and canary, which change the page, are in cookies, so caches must vary by cookie; a 304 says the same as the page. */
export function htmlReply(
  reply: FastifyReply,
  { policy, endpoints, status }: { policy: string; endpoints: string | undefined; status: number },
): void {
  if (endpoints) reply.header('reporting-endpoints', endpoints);
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    // Browsers do not store an error page.
    .header('cache-control', status === 200 ? 'private, no-cache' : 'no-store')
    .header('vary', 'cookie');
}

const gzipNow = promisify(gzip);
const brotli = promisify(brotliCompress);

/**
 * A tenth larger than the smallest, in a millisecond and a half. A window of 256 kB fits most pages; the default of 4 MB counts
 * as external memory, and made V8 collect the whole heap every few pages.
 */
export const compressPage = (text: Buffer): Promise<Buffer> =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } });

type Encoded = { body: Buffer; encoding: Encoding | undefined };

/** A page as its visitor’s browser accepts it, complete. */
export async function encodeHtml(
  request: FastifyRequest,
  text: Buffer,
  brotli: () => Buffer | Promise<Buffer>,
): Promise<Encoded> {
  if (accepts(request, 'br')) return { body: await brotli(), encoding: 'br' };
  if (accepts(request, 'gzip')) return { body: await gzipNow(text), encoding: 'gzip' };
  return { body: text, encoding: undefined };
}

/** What every request passes, in this order, whichever route answers it. */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './error-routes';
import { SECURITY_HEADERS } from './security-headers';

const ACCEPTED = {
  br: /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i,
};
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const accepts = ({ headers }: FastifyRequest, encoding: Encoding): boolean =>
  ACCEPTED[encoding].test(String(headers['accept-encoding'] ?? ''));

/** For the compression plugin: it reads `*` as gzip, even if gzip is refused. */
function nameEncodings(request: FastifyRequest): void {
  const accepted = ENCODINGS.filter((encoding) => accepts(request, encoding));
  if (request.headers['accept-encoding']) request.headers['accept-encoding'] = accepted.join(', ') || 'identity';
}

/**
 * Replaces lists with one value of each proxy by their first, in lower case: the visitor's request to the outermost proxy.
 * Fastify would read the last one, which is about a connection between two proxies. A visitor who forges the first value gets
 * the page in the clear, or a form refused; other visitors do not.
 */
function readFirstProxy({ headers }: FastifyRequest['raw']): void {
  for (const name of ['x-forwarded-proto', 'x-forwarded-host']) {
    const [first] =
      String(headers[name] ?? '')
        .toLowerCase()
        .match(/[^\s,]+/) ?? [];
    // An empty one says nothing: it would be a scheme other than https.
    headers[name] = first;
  }
}

const UNTRUSTED =
  'X-Forwarded-Proto: https is ignored, because TRUST_PROXY does not name the peer that sent it. If it is your proxy, add it there: visitors are in a redirect loop';

/**
 * A site with a public https address answers requests over plain http with a redirect only. A proxy sends the visitor's
 * protocol. It is trusted from proxies of TRUST_PROXY. Requests without the header passed no proxy, such as health checks.
 *
 * @returns whether it has redirected
 */
function createHttpsOnly(publicOrigin: string) {
  const isSecure = publicOrigin.startsWith('https:');
  let hasWarned = false;
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const forwarded = request.headers['x-forwarded-proto'];
    if (!isSecure || forwarded === undefined || request.protocol === 'https') return false;
    if (forwarded === 'https' && !hasWarned) {
      hasWarned = true;
      request.log.warn(UNTRUSTED);
    }
    // To the configured origin, never to the requested host, which the client chooses.
    void reply.redirect(publicOrigin + (request.url.startsWith('/') ? request.url : '/'), 308);
    return true;
  };
}

const BASE = 'http://site.invalid';

/**
 * An address as a path of this site, with query and fragment, in the spelling of browsers; `/` for any other site. The path is
 * normalised before its slashes are counted: of `/.//evil.example` browsers make `//evil.example`.
 */
export function localPath(address: string | undefined): string {
  if (address === undefined || !URL.canParse(address, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(address, BASE);
  return origin === BASE ? pathname.replace(/^\/+/, '/') + search + hash : '/';
}

/** Seconds to the next attempt after a temporary failure, such as one of the content service. */
const RETRY_SECONDS = '10';
const COMPRESSED_TYPE = /^text\/|\b(json|xml|javascript)\b/;

/** @param origins allowed for redirects, whatever a visitor typed or a remote returned: those of the site */
function completeHeaders(reply: FastifyReply, origins: readonly string[]): void {
  // Finds the lines of the log (`reqId`) about what a visitor saw fail.
  if (reply.statusCode >= 500) reply.header('x-request-id', reply.request.id);
  if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  const location = reply.getHeader('location');
  if (typeof location === 'string' && !origins.some((origin) => location.startsWith(`${origin}/`)))
    reply.header('location', localPath(location));
  const vary = String(reply.getHeader('vary') ?? '');
  if (COMPRESSED_TYPE.test(String(reply.getHeader('content-type'))) && !/accept-encoding/i.test(vary))
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
}

type Options = {
  publicOrigin: string;
  /** Origin of the site's other host. */
  otherOrigin: string | undefined;
  /** Registers what takes requests away from this app. */
  handOver?: (app: FastifyInstance) => void;
};

export async function registerEveryRequest(
  app: FastifyInstance,
  { publicOrigin, otherOrigin, handOver }: Options,
): Promise<void> {
  const redirectToHttps = createHttpsOnly(publicOrigin);
  const origins = [publicOrigin, otherOrigin].filter((origin) => origin !== undefined);
  app.decorate('publicOrigin', publicOrigin);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    // A proxy may read another one of them than Node does (RFC 9112, 3.2).
    const hosts = request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) await sendRefusal(request, reply, 400, 'A request has one Host header.');
  });
  handOver?.(app);
  app.addHook('onRequest', (request, reply, done) => {
    readFirstProxy(request.raw);
    nameEncodings(request);
    if (!redirectToHttps(request, reply)) done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    completeHeaders(reply, origins);
    done();
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Quality 5: within 10 % of the best for a page, at a tenth of its time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    zlibOptions: { level: 6 },
  });
  // A long interval, because the plugin reports an endless delay for an interval with a single turn of the event loop.
  await app.register(underPressure, {
    maxEventLoopDelay: 5_000,
    sampleInterval: 5_000,
    retryAfter: 5,
    message: 'The site is very busy. Try again in a few seconds.',
  });
  // Names of an HTML form may occur several times.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
}

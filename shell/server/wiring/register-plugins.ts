/** Plugins for every request: security headers, compression, protection against overload, bodies of forms. */
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { registerContentEncoding } from '../http/content-encoding';
import { registerForwarded } from '../http/forwarded';
import { registerHttpsOnly } from '../http/https-only';
import { registerLocalRedirects } from '../http/local-redirects';
import { registerOwnOrigin } from '../http/same-origin';
import { registerSecurityHeaders } from '../http/early-answers';

/** Seconds after which a temporary failure, such as one of the content service, is worth a retry. */
const RETRY_SECONDS = '10';

/** Adds `retry-after` to every 503, page or JSON, whose route does not set it. */
function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
    done();
  });
}

/** Parses bodies of HTML forms as `URLSearchParams`, where a name may occur several times. */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
}

type Options = {
  publicOrigin: string;
  /** Of the site's other host. */
  otherOrigin: string | undefined;
  /** Registers what takes requests away from this app. */
  handOver?: (app: FastifyInstance) => void;
};

export async function registerPlugins(
  app: FastifyInstance,
  { publicOrigin, otherOrigin, handOver }: Options,
): Promise<void> {
  registerSecurityHeaders(app);
  handOver?.(app);
  registerRetryAfter(app);
  registerForwarded(app);
  registerOwnOrigin(app, publicOrigin);
  registerLocalRedirects(
    app,
    [publicOrigin, otherOrigin].filter((origin) => origin !== undefined),
  );
  registerHttpsOnly(app, publicOrigin);
  registerContentEncoding(app);
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
  registerFormBodies(app);
}

/**
 * Answers to requests that reach no route: malformed, too long, too slow, or without a host. By default Node and Fastify
 * send them without security headers, and wait for a slow request without limit.
 */
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyHttpOptions } from 'fastify';
import { sendFault, sendRefusal } from './error-routes';
import { plainPage } from './plain-page';
import { SECURITY_HEADERS } from './security-headers';

/** How long the server waits for a request, in milliseconds. */
export type Timeouts = {
  /** For its headers, which browsers send at once. */
  headers: number;
  /** For the whole request: a form of 192 kB takes half a minute on a weak mobile connection. */
  request: number;
  /** Interval between two checks of these limits. */
  check: number;
};

export const TIMEOUTS: Timeouts = { headers: 15_000, request: 60_000, check: 5_000 };
/** A connection without traffic is closed after this time; the longest answer is that of the gate, which checks a release. */
const IDLE_MS = 180_000;

const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A page, which a browser shows after an address or cookies that are too long, or a form on a slow connection. */
function rawAnswer(status: number): string {
  const body = plainPage(status);
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

function answerSocket(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  if (socket.writable) socket.write(rawAnswer(status));
  socket.destroySoon();
}

/** Answers an `Expect` header that the server does not support. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(417, { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-length': 0, connection: 'close' })
    .end();
}

/** Options of the server for these answers. */
export const earlyAnswerOptions = (timeouts: Timeouts) =>
  ({
    requestTimeout: timeouts.request,
    connectionTimeout: IDLE_MS,
    // A request without a host is refused below, with the headers.
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check, requireHostHeader: false },
    clientErrorHandler: answerSocket,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(SECURITY_HEADERS);
      void sendFault(error, request, reply);
    },
  }) satisfies FastifyHttpOptions<Server>;

/** A host and port (RFC 9112, 3.2), of the characters that names and addresses have. */
const HOST = /^[\w.:[\]%~-]*$/;

/** Must be registered before everything else, so that every answer has these headers. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.server.on('checkExpectation', refuseExpectation);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    const { rawHeaders, httpVersion } = request.raw;
    const hosts = rawHeaders.filter((_value, index) => /^host$/i.test(rawHeaders[index - 1] ?? '') && index % 2 === 1);
    if (hosts.length > 1 || (hosts.length === 0 && httpVersion === '1.1') || !hosts.every((host) => HOST.test(host)))
      void sendRefusal(request, reply, 400, 'A request names its host, once.');
    else done();
  });
}

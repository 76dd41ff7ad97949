/**
 * Answers to requests that reach no route: malformed, too long or too slow. By default Node and Fastify
 * send them without security headers, and wait for a slow request without limit.
 */
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyHttpOptions } from 'fastify';
import { sendFault } from './error-routes';
import { plainPage } from './plain-page';
import { SECURITY_HEADERS } from './security-headers';

/** How long the server waits for a request, in milliseconds. */
export type Timeouts = {
  /** Browsers send headers at once. */
  headers: number;
  /** For the whole request: a form of 192 kB takes half a minute on a weak mobile connection. */
  request: number;
  /** Interval between two checks of these limits. */
  check: number;
};

export const TIMEOUTS: Timeouts = { headers: 15_000, request: 60_000, check: 5_000 };
/** A connection without traffic is closed after this time; the gate has the longest answer: it checks a release. */
const IDLE_MS = 180_000;

const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A page for browsers after too long an address, too long cookies, or a form on a slow connection. */
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

/** Options of the server for these answers. */
export const earlyAnswerOptions = (timeouts: Timeouts) =>
  ({
    requestTimeout: timeouts.request,
    connectionTimeout: IDLE_MS,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    clientErrorHandler: answerSocket,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(SECURITY_HEADERS);
      void sendFault(error, request, reply);
    },
  }) satisfies FastifyHttpOptions<Server>;

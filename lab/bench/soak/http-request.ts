/** A request as a browser makes it: over a connection that is reused, and again when the site closed that as idle. */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };
export type Answer = { status: number; body: string; cookies: readonly string[] };

/** @throws {Error} when there is no answer within 30 seconds, or it is cut */
export function httpRequest(url: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method, agent, timeout: TIMEOUT_MS, headers: { ...headers, ...length } }, (answer) => {
      text(answer).then(
        (received) =>
          resolve({ status: answer.statusCode ?? 0, body: received, cookies: answer.headers['set-cookie'] ?? [] }),
        reject,
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(httpRequest(url, options));
      else reject(error);
    });
    sent.end(body);
  });
}

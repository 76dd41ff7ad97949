/** Requests as bytes on a socket: HTTP clients mend, or refuse to send, what an attacker sends. */
import { connect } from 'node:net';

/** @returns {{ status: number, headers: Map<string, string[]>, body: string }} status 0 when nothing came back */
function parseAnswer(text) {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? undefined : end).split('\r\n');
  const headers = new Map();
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(line.indexOf(':') + 1).trim()]);
  }
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: end < 0 ? '' : text.slice(end + 4),
  };
}

/**
 * @param {string} origin
 * @param {string | Buffer} bytes
 * @param {{ timeoutMs?: number }} [options] milliseconds after which the connection is given up
 */
export const sendBytes = (origin, bytes, { timeoutMs = 10_000 } = {}) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const started = performance.now();
    let answer = '';
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on('data', (data) => (answer += data));
    // A server that refuses a body closes the connection while it is still being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ ...parseAnswer(answer), ms: performance.now() - started }));
  });

/** An address of the corpus as it can stand in a request's first line: spaces end it, line ends would too. */
export const asTarget = (text) =>
  encodeURI(text)
    .replaceAll(/%25([0-9a-f]{2})/gi, '%$1')
    .replaceAll('%5C', '\\');

/** @param {string} origin @param {{ method?: string, target: string, headers?: string[], body?: string }} request */
export const ask = (origin, { method = 'GET', target, headers = [], body = '' }) =>
  sendBytes(
    origin,
    [
      `${method} ${target} HTTP/1.1`,
      `Host: ${new URL(origin).host}`,
      'Connection: close',
      ...(method === 'POST' ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
      ...headers,
      '',
      body,
    ].join('\r\n'),
  );

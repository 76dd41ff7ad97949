/** Requests as bytes on a socket: HTTP clients correct, or refuse to send, malformed ones. */
import { connect } from 'node:net';

export type RawAnswer = {
  /** 0 without an answer. */
  status: number;
  headers: ReadonlyMap<string, string[]>;
  body: string;
};

function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? undefined : end).split('\r\n');
  const headers = new Map<string, string[]>();
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

/** A connection without a byte is given up after this: a late answer is a success of the attack. */
const TIMEOUT_MS = 60_000;

export const sendBytes = (origin: string, bytes: string | Buffer): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (data) => (answer += data));
    // A server closes the connection of a refused body early.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parseAnswer(answer)));
  });

/** An address of the corpus as it can be written in a request's first line: spaces and line ends would end it. */
export const asTarget = (text: string): string =>
  encodeURI(text)
    .replaceAll(/%25([0-9a-f]{2})/gi, '%$1')
    .replaceAll('%5C', '\\');

export type RawRequest = { method?: string; target: string; headers?: readonly string[]; body?: string };

export const ask = (origin: string, { method = 'GET', target, headers = [], body = '' }: RawRequest) =>
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

/** Requests as bytes on a socket: HTTP clients correct, or refuse to send, malformed ones. */
import { connect } from 'node:net';

export type RawAnswer = ReturnType<typeof parseAnswer>;

function parseAnswer(text: string) {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? undefined : end).split('\r\n');
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(line.indexOf(':') + 1).trim()]);
  }
  return {
    /** 0 without an answer. */
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: end < 0 ? '' : text.slice(end + 4),
  };
}

/** A connection without a byte is given up after this: a late answer is a success of the attack. */
const TIMEOUT_MS = 60_000;

/** @returns the answer, once the server has closed the connection */
export const sendBytes = (port: number, bytes: string | Buffer): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (data) => (answer += data));
    // A server closes the connection of a refused body early.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parseAnswer(answer)));
  });

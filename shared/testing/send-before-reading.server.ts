/** A client that writes its whole request before it reads, as browsers and many tools do. */
import { once } from 'node:events';
import { connect } from 'node:net';

const CHUNK = Buffer.alloc(64 * 1024, 'a');

export type SentBody = {
  /** A multiple of 64 kB. */
  bytes: number;
  /** Without a length, as chunks. */
  isChunked?: boolean;
  type?: string;
};

/**
 * @param head request line and headers, without those of the body and without the empty line
 * @returns the answer
 * @throws {Error} when the server resets the connection
 */
export async function sendBeforeReading(port: number, head: string, body: SentBody): Promise<string> {
  const { bytes, isChunked, type = 'application/json' } = body;
  const socket = connect(port, '127.0.0.1');
  // Writing and reading below fail with it.
  socket.on('error', () => undefined);
  const write = (data: string | Buffer) =>
    new Promise<void>((resolve, reject) => socket.write(data, (error) => (error ? reject(error) : resolve())));
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`;
  await once(socket, 'connect');
  await write(`${head}\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`);
  for (let sent = 0; sent < bytes; sent += CHUNK.length) {
    if (isChunked) await write(`${CHUNK.length.toString(16)}\r\n`);
    await write(CHUNK);
    if (isChunked) await write('\r\n');
  }
  if (isChunked) await write('0\r\n\r\n');
  socket.end();
  let answer = '';
  for await (const data of socket) answer += String(data);
  return answer;
}

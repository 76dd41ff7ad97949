import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { sendBeforeReading } from '../testing/send-before-reading.server';
import { createDrain } from './drain-connections';
import { deliverEarlyAnswers } from './early-answers';

const MB = 1024 * 1024;
const HEAD = 'POST / HTTP/1.1';
const UNENDED = `${HEAD}\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n`;

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** Resolves when the server has closed its end, whether by an error or not. */
const closed = (accepted: Socket) => new Promise<void>((resolve) => void accepted.once('close', () => resolve()));

const refuse: RequestListener = (_request, response) => void response.writeHead(413).end('too long');

async function start(answer: RequestListener, limits = { bytes: 16 * MB, ms: 60_000 }) {
  const server = createServer(answer);
  const drain = createDrain(server);
  deliverEarlyAnswers(server, limits);
  const connection = once(server, 'connection').then(([socket]) => socket as Socket);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => (server.closeAllConnections(), server.close()));
  return { server, drain, connection, port: (server.address() as AddressInfo).port };
}
async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  closers.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

describe('an answer that is sent while the body still comes', () => {
  it.each([
    ['with a length', false],
    ['in chunks', true],
  ])('arrives whole at a client that sends its body %s before it reads', async (_, isChunked) => {
    const { port } = await start(refuse);
    const answer = await sendBeforeReading(port, HEAD, { bytes: 8 * MB, isChunked });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer).toMatch(/too long/);
  });

  it('arrives at a client that waits for permission to send', async () => {
    const { port } = await start(refuse);
    const answer = await sendBeforeReading(port, `${HEAD}\r\nExpect: 100-continue`, { bytes: 8 * MB });
    expect(answer).toMatch(/HTTP\/1\.1 413 [^]*Connection: close[^]*too long/);
  });

  it('arrives when the server ends before the client has sent all', async () => {
    const { port, drain, connection } = await start(refuse);
    const socket = await open(port);
    socket.write(UNENDED);
    await once(socket, 'data');
    const accepted = await connection;
    const ended = drain().then(() => accepted.destroyed);
    socket.end();
    expect(await ended).toBe(true);
    expect(accepted.readableEnded).toBe(true);
  });

  it('is the last of its connection: what follows the body is no request', async () => {
    let requests = 0;
    const { port, connection } = await start((_request, response) => {
      requests += 1;
      response.writeHead(413).end();
    });
    const socket = await open(port);
    socket.write(`${HEAD}\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n`);
    await once(socket, 'data');
    socket.end('12345GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await closed(await connection);
    expect(requests).toBe(1);
  });
});

describe('a client that never stops sending', () => {
  it('is cut after the limit of bytes', async () => {
    const { port, connection } = await start(refuse, { bytes: MB, ms: 60_000 });
    const socket = await open(port);
    socket.write(UNENDED);
    const chunk = Buffer.alloc(64 * 1024);
    // A failed write calls back before the socket counts as destroyed: a write from there fails and calls back, without end.
    const sendOn = (error?: Error | null): void => void (error ?? socket.write(chunk, sendOn));
    sendOn();
    const accepted = await connection;
    await closed(accepted);
    expect(accepted.bytesRead).toBeGreaterThan(MB);
    expect(accepted.bytesRead).toBeLessThan(2 * MB);
  });

  it('is cut after the limit of time when it sends almost nothing', async () => {
    const { port, connection } = await start(refuse, { bytes: MB, ms: 20 });
    (await open(port)).write(UNENDED);
    await closed(await connection);
  });
});

test('a connection whose request has arrived whole stays open', async () => {
  const { port } = await start((request, response) => void request.resume().on('end', () => response.end('read')));
  const socket = await open(port);
  for (const _ of [1, 2]) {
    socket.write(`${HEAD}\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nab`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/\r\nConnection: keep-alive\r\n/i);
  }
});

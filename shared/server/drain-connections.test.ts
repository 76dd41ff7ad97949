import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createDrain } from './drain-connections';

const opened: { close?: () => void; destroy?: () => void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0).toReversed()) (one.destroy ?? one.close)?.call(one);
});

async function start(answer: RequestListener) {
  const server = createServer(answer);
  opened.push(server);
  const drain = createDrain(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { drain, port: (server.address() as AddressInfo).port };
}
async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  await once(socket, 'connect');
  return socket;
}
/** Sends a request on a reusable connection. @returns what it answers until the server closes it */
async function ask(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(socket, 'end');
  return text;
}

const CLOSED_WITH_ANSWER = /^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*done/i;

/** An answer that is held back until its release, after its `beginning`. */
async function startHeld(beginning: string) {
  let release = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const { drain, port } = await start((_request, response) => {
    if (beginning) response.write(beginning);
    release = () => response.end('done');
    begin();
  });
  const answered = ask(await open(port));
  await begun;
  return { drain, port, answered, release: () => release() };
}

it.each([
  ['answers open requests, and closes reusable connections with the answer', '', CLOSED_WITH_ANSWER],
  ['closes a connection whose answer had begun to be sent', 'half', /half[^]*done/],
])('a server that ends %s', async (_what, beginning, answer) => {
  const { drain, port, answered, release } = await startHeld(beginning);
  const ended = drain();
  release();
  expect(await answered).toMatch(answer);
  await ended;
  await expect(open(port)).rejects.toThrow(/ECONNREFUSED/);
});

it('a server that ends answers the first request of a connection that was opened before', async () => {
  const { drain, port } = await start((_request, response) => response.end('done'));
  const socket = await open(port);
  const ended = drain();
  expect(await ask(socket)).toMatch(CLOSED_WITH_ANSWER);
  await ended;
});

it('a server that ends does not wait for connections without a request', async () => {
  const { drain, port } = await start((_request, response) => response.end('done'));
  const socket = await open(port);
  const closed = once(socket.resume(), 'close');
  await drain();
  await closed;
});

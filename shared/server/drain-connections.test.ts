import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createDrain } from './drain-connections';

const servers: { close: () => void }[] = [];
const agents: Agent[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** An answer held back until its release. */
function heldAnswer() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const answer: RequestListener = (_request, response) => {
    begin();
    void released.then(() => response.end('done'));
  };
  return { answer, begun, release };
}

async function start(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  const drain = createDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, drain, port: portOf(server) };
}
const portOf = (server: Pick<Server, 'address'>): number => (server.address() as AddressInfo).port;

function request(port: number, agent = keepAlive()): Promise<{ headers: IncomingMessage['headers']; text: string }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => resolve({ headers: answer.headers, text }));
    }).on('error', reject);
  });
}
function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}
async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

describe('a server that ends', () => {
  it('answers open requests, and closes reusable connections with the answer', async () => {
    const { answer, begun, release } = heldAnswer();
    const { drain, port } = await start(answer);
    const answered = request(port);
    await begun;
    const ended = drain();
    release();
    const { headers, text } = await answered;
    expect([headers.connection, text]).toEqual(['close', 'done']);
    await ended;
    await expect(request(port)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('closes a connection whose answer had begun to be sent', async () => {
    let release = () => {};
    const { drain, port } = await start((_request, response) => {
      response.write('half');
      release = () => response.end(' and half');
    });
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get({ port, host: '127.0.0.1', agent: keepAlive() }, resolve),
    );
    const closed = once(answer.socket, 'close');
    const ended = drain();
    release();
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    expect(text).toBe('half and half');
    await Promise.all([closed, ended]);
  });

  it('answers the first request of a connection that was opened before', async () => {
    const { drain, port } = await start((_request, response) => response.end('done'));
    const socket = await open(port);
    const ended = drain();
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(socket, 'end');
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*done/i);
    await ended;
  });

  it('does not wait for connections without a request', async () => {
    const { drain, port } = await start((_request, response) => response.end('done'));
    const socket = await open(port);
    const closed = once(socket.resume(), 'close');
    await drain();
    await closed;
  });
});

/** An HTTP server on a free port of this machine, which ends with the tests of its file. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HttpServer = { url: string; close: () => Promise<unknown> };

const started: Server[] = [];
const close = (server: Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};
afterAll(() => Promise.all(started.map(close)));

export async function startHttpServer(listener: RequestListener): Promise<HttpServer> {
  const server = createServer(listener);
  started.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

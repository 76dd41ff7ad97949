/** The end of an HTTP server without a lost answer. Node alone waits for idle connections that a proxy keeps open. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as elapsed } from 'node:timers/promises';

/** For the first request of a connection opened before the end. */
const ARRIVAL_MS = 500;
const POLL_MS = 20;

/**
 * Must be called before the server gets requests.
 *
 * @returns a function that ends the server: it accepts no connection, answers all requests on open connections, and closes each
 *   with its answer. Its caller has a deadline.
 */
export function createDrain(server: Server): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  const unused = new Set<Socket>();
  let isEnding = false;
  server.prependListener('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    unused.delete(socket);
    answering.add(response);
    if (isEnding) response.shouldKeepAlive = false;
    response.once('close', () => answering.delete(response));
  });
  return async () => {
    if (!server.listening) return;
    isEnding = true;
    server.close();
    for (const response of answering) response.shouldKeepAlive = false;
    const arrival = Date.now() + ARRIVAL_MS;
    while (answering.size > 0 || (unused.size > 0 && Date.now() < arrival)) await elapsed(POLL_MS);
    server.closeAllConnections();
  };
}

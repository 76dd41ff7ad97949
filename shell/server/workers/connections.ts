/**
 * The main process accepts the connections of the gateway, and hands each to a worker without having read from it. It has
 * its own copy of a connection until the worker has taken it: what a worker that died had not taken, another one gets.
 */
import type { Server as HttpServer } from 'node:http';
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import * as z from 'zod/mini';

/** A connection that waits for a worker; more than this at once is no visitor. */
const MAX_WAITING = 10_000;

const handedSchema = z.object({ type: z.literal('connection'), id: z.number() });
const answerSchema = z.object({ type: z.enum(['connection-taken', 'connection-refused']), id: z.number() });

/** A worker, as the main process has it. */
export type ConnectionTaker = {
  send: (message: object, socket: Socket, options: { keepOpen: boolean }, done: () => void) => boolean;
  on: (event: 'message', listener: (message: unknown) => void) => unknown;
};

export type Connections = {
  /** @returns the port. Rejects where it cannot be listened on. */
  listen: (options: { port: number; host: string }) => Promise<number>;
  /** Hands connections to this worker too, in turn. */
  add: (worker: ConnectionTaker) => void;
  /** Hands it no more, and what it has not taken to the others. */
  remove: (worker: ConnectionTaker) => void;
  close: () => void;
};

export function createConnections(): Connections {
  /** The next one first. */
  let workers: ConnectionTaker[] = [];
  const handed = new Map<number, { socket: Socket; worker: ConnectionTaker }>();
  const waiting: Socket[] = [];
  let last = 0;

  const hand = (socket: Socket): void => {
    const [worker, ...others] = workers;
    if (!worker) {
      if (waiting.length < MAX_WAITING) waiting.push(socket);
      else socket.destroy();
      return;
    }
    workers = [...others, worker];
    last += 1;
    handed.set(last, { socket, worker });
    worker.send({ type: 'connection', id: last }, socket, { keepOpen: true }, () => undefined);
  };
  const take = (id: number): Socket | undefined => {
    const socket = handed.get(id)?.socket;
    handed.delete(id);
    return socket;
  };
  // An HTTP server answers a client that has ended its half.
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    hand(socket);
  });

  return {
    listen: async (options) => {
      server.listen(options);
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : options.port;
    },
    add: (worker) => {
      worker.on('message', (message) => {
        const parsed = answerSchema.safeParse(message);
        if (!parsed.success) return;
        const socket = take(parsed.data.id);
        // This closes the copy of this process only.
        if (parsed.data.type === 'connection-taken') socket?.destroy();
        else {
          // It is ending.
          workers = workers.filter((one) => one !== worker);
          if (socket) hand(socket);
        }
      });
      workers.push(worker);
      waiting.splice(0).forEach(hand);
    },
    remove: (worker) => {
      workers = workers.filter((one) => one !== worker);
      for (const [id, one] of handed) {
        if (one.worker !== worker) continue;
        handed.delete(id);
        hand(one.socket);
      }
    },
    close: () => {
      server.close();
      for (const socket of waiting.splice(0)) socket.destroy();
    },
  };
}

/** In a worker: answers the connections that the main process hands over, until the server closes. */
export function takeConnections(server: HttpServer): void {
  process.on('message', (message, handle) => {
    const parsed = handedSchema.safeParse(message);
    if (!parsed.success) return;
    const { id } = parsed.data;
    const isTaken = server.listening && handle instanceof Socket;
    process.send?.({ type: isTaken ? 'connection-taken' : 'connection-refused', id });
    if (!(handle instanceof Socket)) return;
    if (isTaken) server.emit('connection', handle);
    else handle.destroy();
  });
}

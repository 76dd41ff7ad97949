/** The socket by which the holder of a lock reports that it is alive. */
import { createConnection, createServer, type Server } from 'node:net';
import * as z from 'zod/mini';

const holderSchema = z.object({ pid: z.int(), since: z.string(), holds: z.boolean() });

/** Report of the process behind a socket; `silent` when it is alive but does not answer. */
export type Holder = z.infer<typeof holderSchema> | 'silent';

const ANSWER_DEADLINE_MS = 1000;

/** Listens at `socketPath` and sends `describe()` to every connection. */
export function listenAt(socketPath: string, describe: () => Exclude<Holder, 'silent'>): Promise<Server> {
  const server = createServer((connection) => {
    connection.on('error', () => connection.destroy());
    connection.end(JSON.stringify(describe()));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => {
      // The lock must not prevent the process from ending.
      server.unref();
      resolve(server);
    });
  });
}

function parseHolder(answer: string): Holder {
  try {
    return holderSchema.parse(JSON.parse(answer));
  } catch {
    return 'silent';
  }
}

/**
 * Queries the process that listens at `socketPath`; null when it is dead, as the operating system closes its sockets.
 * In case of doubt it counts as alive.
 */
export function queryHolder(socketPath: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    let answer = '';
    const connection = createConnection(socketPath);
    connection.setEncoding('utf8');
    connection.setTimeout(ANSWER_DEADLINE_MS, () => {
      connection.destroy();
      resolve('silent');
    });
    connection.on('data', (chunk: string) => (answer += chunk));
    connection.on('end', () => resolve(parseHolder(answer)));
    connection.on('error', (error) => {
      const isGone = 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT');
      resolve(isGone ? null : 'silent');
    });
  });
}

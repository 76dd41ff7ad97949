/** The socket that shows that the holder of a lock is alive, and who it is. */
import { createConnection, createServer, type Server } from 'node:net';
import * as z from 'zod/mini';

const holderSchema = z.object({ pid: z.int(), since: z.string(), holds: z.boolean() });

/** What the process behind a socket reports; `silent` when it is alive but does not answer. */
export type Holder = z.infer<typeof holderSchema> | 'silent';

const ANSWER_DEADLINE_MS = 1000;

/** Listens at `socketPath` and answers everyone who connects with `describe()`. */
export function listenAt(socketPath: string, describe: () => Exclude<Holder, 'silent'>): Promise<Server> {
  const server = createServer((connection) => {
    connection.on('error', () => connection.destroy());
    connection.end(JSON.stringify(describe()));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => {
      // The lock lasts as long as the process, but must not keep the process alive.
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
 * The process that listens at `socketPath`, or null when it is gone: the operating system closes the sockets of a
 * dead process. In case of doubt it counts as alive.
 */
export function askHolder(socketPath: string): Promise<Holder | null> {
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

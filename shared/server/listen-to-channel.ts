/** Notifications of PostgreSQL, on a connection of its own. */
import { setTimeout as pause } from 'node:timers/promises';

const CONNECT_AGAIN_MS = 500;

/** A client of `pg`. */
type Client = {
  on: (event: 'notification' | 'error', listener: () => void) => unknown;
  once: (event: 'end', listener: () => void) => unknown;
  connect: () => Promise<unknown>;
  query: (text: string) => Promise<unknown>;
  end: () => Promise<unknown>;
};

/**
 * Calls the listener for each notification, and whenever it begins to listen, because some may have been missed.
 *
 * @param open makes a client; another one when its connection has ended
 * @returns ends it
 */
export function listenToChannel(open: () => Client, channel: string, listener: () => void): () => Promise<void> {
  const stopped = new AbortController();
  let client: Client | undefined;
  const listen = async (): Promise<void> => {
    client = open();
    const ended = new Promise<void>((resolve) => client?.once('end', resolve));
    client.on('error', () => undefined);
    client.on('notification', listener);
    await client.connect();
    await client.query(`listen ${channel}`);
    listener();
    await ended;
  };
  void (async () => {
    while (!stopped.signal.aborted) {
      await listen().catch(() => undefined);
      await client?.end().catch(() => undefined);
      await pause(CONNECT_AGAIN_MS, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopped.abort();
    await client?.end().catch(() => undefined);
  };
}

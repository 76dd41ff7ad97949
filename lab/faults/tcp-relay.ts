/**
 * The one address of a database with several servers: a virtual address, HAProxy or PgBouncer in production. `pg` has no list
 * of hosts in DATABASE_URL, so it is this address that follows a failover.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TcpRelay = {
  port: number;
  /** New connections go to this port. */
  pointTo: (port: number) => void;
  /** Ends every connection, as a server does that is shut down. */
  cut: () => void;
  /** Nothing passes any more over the connections that exist, and nothing says so: as when a machine loses its network. */
  silence: () => void;
  /** Refuses new connections, or accepts them again. */
  refuse: (isRefused: boolean) => void;
  /** New connections get no answer, or get one again. */
  hold: (isHeld: boolean) => void;
  stop: () => Promise<void>;
};

export async function startTcpRelay(target: number): Promise<TcpRelay> {
  let port = target;
  let isRefused = false;
  let isHeld = false;
  const pairs = new Set<readonly [Socket, Socket]>();
  const accepted = new Set<Socket>();
  const server = createServer((client) => {
    accepted.add(client);
    client.on('close', () => accepted.delete(client)).on('error', () => client.destroy());
    if (isRefused) return void client.resetAndDestroy();
    if (isHeld) return;
    const upstream = connect(port, '127.0.0.1');
    const pair = [client, upstream] as const;
    pairs.add(pair);
    client.pipe(upstream).pipe(client);
    upstream.on('error', () => client.destroy());
    const end = (): void => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    client.on('close', end);
    upstream.on('close', () => pairs.has(pair) && end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = (): void => accepted.forEach((client) => client.resetAndDestroy());
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    pointTo: (next) => void (port = next),
    cut,
    silence: () => {
      for (const pair of pairs) {
        pairs.delete(pair);
        const [client, upstream] = pair;
        client.unpipe(upstream);
        upstream.unpipe(client);
        client.resume();
        upstream.destroy();
      }
    },
    refuse: (refused) => void (isRefused = refused),
    hold: (held) => void (isHeld = held),
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

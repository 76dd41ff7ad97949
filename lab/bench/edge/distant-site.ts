/** A connection to a site that is far away: everything arrives later, as on a long line. */
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export type DistantSite = { url: string; port: number; stop: () => Promise<void> };

/** Passes on what arrives, in order, `ms` later. */
function passOnLater(from: Socket, to: Socket, ms: number): void {
  const later = (work: () => void) => setTimeout(() => to.destroyed || work(), ms);
  from.on('data', (chunk) => later(() => to.write(chunk)));
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => later(() => to.destroy()));
}

/**
 * The handshake of loopback takes no time, so each connection is also delayed by a round trip before it passes anything on.
 *
 * @param roundTripMs of a question and its answer
 */
export async function createDistantSite(port: number, roundTripMs: number): Promise<DistantSite> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('close', () => sockets.delete(socket));
    }
    near.pause();
    passOnLater(near, far, roundTripMs / 2);
    passOnLater(far, near, roundTripMs / 2);
    setTimeout(() => near.resume(), roundTripMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

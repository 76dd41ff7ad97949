/** Connections to PostgreSQL whose server may fall silent: its machine lost its network, or its proxy hangs. */
import { Socket } from 'node:net';

/**
 * For the option `stream` of `pg`. Without it a query waits for as long as the system repeats its packets: a quarter of an hour,
 * or for ever behind a proxy that takes them.
 *
 * @param ms without a byte in any direction, after which the connection ends with an error: more than a query takes, and more
 * than a pool leaves a connection idle
 * @returns creates the socket of one connection
 */
export const endsWhenSilent = (ms: number) => (): Socket => {
  const socket = new Socket();
  socket.setTimeout(ms, () => socket.destroy(new Error(`the database was silent for ${ms / 1000} s`)));
  return socket;
};

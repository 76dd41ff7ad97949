import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { endsWhenSilent } from './silent-connection';

const SILENT_MS = 200;

it('ends a connection whose server says nothing, and not one that goes on', async () => {
  const accepted: Socket[] = [];
  const server = createServer((socket) => void accepted.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  const [silent, talking] = [endsWhenSilent(SILENT_MS)(), endsWhenSilent(SILENT_MS)()];
  talking.connect(port, '127.0.0.1').resume();
  await once(talking, 'connect');
  const talk = setInterval(() => talking.write('x'), SILENT_MS / 4);
  const failed = once(silent, 'error');
  silent.connect(port, '127.0.0.1');
  const [error]: unknown[] = await failed;
  expect(String(error)).toContain('the database was silent for 0.2 s');
  expect(talking.destroyed).toBe(false);
  clearInterval(talk);
  for (const socket of [talking, ...accepted]) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** A mail server that accepts connections and answers nothing, until it works. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** `greeting`: it does not even greet; `message`: it takes everything but never says that it has the message. */
export type HangsAt = 'greeting' | 'message' | 'never';

export type MailServer = {
  port: number;
  url: string;
  /** Recipients of the messages that it has taken, in order. */
  taken: string[];
  hangAt: (at: HangsAt) => void;
  connections: () => number;
  stop: () => Promise<void>;
};

function serve(socket: Socket, hangsAt: () => HangsAt, taken: string[]): void {
  let recipient = '';
  let isMessage = false;
  const answer = (line: string): void => void socket.write(`${line}\r\n`);
  const take = (line: string): void => {
    if (isMessage) {
      if (line !== '.') return;
      isMessage = false;
      if (hangsAt() !== 'never') return;
      taken.push(recipient);
      return answer('250 taken');
    }
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
    recipient = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? recipient;
    isMessage = /^DATA/i.test(line);
    answer(isMessage ? '354 go on' : '250 ok');
  };
  let rest = '';
  socket.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\r\n');
    rest = lines.pop() ?? '';
    if (hangsAt() !== 'greeting') lines.forEach(take);
  });
  socket.on('error', () => socket.destroy());
  if (hangsAt() !== 'greeting') answer('220 mail server of the faults');
}

export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  let at: HangsAt = 'never';
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, () => at, taken);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken,
    hangAt: (next) => void (at = next),
    connections: () => connections,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

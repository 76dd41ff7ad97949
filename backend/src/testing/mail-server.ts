/** A mail server for tests that accepts all mails, or refuses them. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** @param port a free one when 0 */
export async function startMailServer(port = 0) {
  /** The accepted messages, in order. */
  const messages: string[] = [];
  let refused = false;
  const server = createServer((socket) => {
    let message: string[] | undefined;
    const answer = (line: string) => void socket.write(`${line}\r\n`);
    const command = (line: string) => {
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
      if (/^RCPT/i.test(line) && refused) return answer(`550 5.1.1 ${line.slice(8)} unknown here`);
      if (!/^DATA/i.test(line)) return answer('250 ok');
      message = [];
      return answer('354 go on');
    };
    const take = (line: string) => {
      if (!message) return command(line);
      if (line !== '.') return void message.push(line);
      messages.push(message.join('\n'));
      message = undefined;
      return answer('250 taken');
    };
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    socket.on('error', () => socket.destroy());
    answer('220 test');
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${Object(server.address()).port}`,
    messages,
    /** Refuses the recipients of the next mails permanently. */
    refuse: (value: boolean) => void (refused = value),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

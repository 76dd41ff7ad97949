/** What a site talks to, with the faults that it can have: an address of databases, a mail server, names. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { startMounts } from './mounts';
import type { Lab } from './observe';

/** The one address of several databases, as a virtual address, HAProxy or PgBouncer: `pg` has no list of hosts. */
export async function startRelay(lab: Lab, target: number) {
  let port = target;
  let isSilent = false;
  const pairs = new Set<readonly [Socket, Socket]>();
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client.on('error', () => client.destroy()).on('close', () => clients.delete(client)));
    if (isSilent) return;
    const upstream = connect(port, '127.0.0.1');
    const pair = [client, upstream] as const;
    pairs.add(pair);
    client.pipe(upstream).pipe(client);
    const end = (): void => void (pairs.delete(pair) && pair.forEach((socket) => socket.destroy()));
    for (const socket of pair) socket.on('error', end).on('close', end);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => clients.forEach((client) => client.resetAndDestroy());
  lab.defer(() => void (server.close(), cut()));
  return {
    url: `postgres://vipp@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    /** New connections go to this port. */
    pointTo: (next: number) => void (port = next),
    cut,
    /** Nothing passes any more, and nothing says so, as when a machine loses its network; then new connections are answered. */
    silence: (begins: boolean): void => {
      isSilent = begins;
      for (const pair of begins ? pairs : []) {
        pairs.delete(pair);
        const [client, upstream] = pair;
        client.unpipe(upstream).resume();
        upstream.unpipe(client).destroy();
      }
    },
  };
}

/** `greeting`: it does not even greet; `message`: it never says that it has the message. */
type HangsAt = 'greeting' | 'message' | 'never';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export async function startMailServer(lab: Lab) {
  const taken: string[] = [];
  let hangsAt: HangsAt = 'never';
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 0,
    onConnect: (_session, greet) => {
      connections += 1;
      if (hangsAt !== 'greeting') greet();
    },
    onData: (stream, { envelope }, accept) => {
      const take = (): void => {
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        accept();
      };
      stream.on('end', () => hangsAt === 'never' && take()).resume();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  server.on('error', () => undefined);
  lab.defer(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Recipients of the messages that it has taken. */
    taken,
    hangAt: (at: HangsAt) => void (hangsAt = at),
    connections: () => connections,
  };
}

/** Of the loopback network; resolvers ask port 53 only. */
const NAME_SERVER = '127.0.0.77';

/** Names for the processes with some mounts: out of a file, out of it once a name server has not answered, or not at all. */
export async function startNames(lab: Lab, hosts: readonly string[]) {
  let asked = 0;
  const socket = createSocket('udp4', () => (asked += 1)).bind(53, NAME_SERVER);
  await once(socket, 'listening');
  lab.defer(() => socket.close());
  const files = ['hosts', 'nsswitch.conf', 'resolv.conf'] as const;
  const write = (name: (typeof files)[number], text: string): void =>
    writeFileSync(path.join(lab.folder, name), `${text}\n`);
  const answerBy = (sources: string, seconds: number): void => {
    write('resolv.conf', `nameserver ${NAME_SERVER}\noptions timeout:${seconds} attempts:1`);
    write('nsswitch.conf', `hosts: ${sources}`);
  };
  write('hosts', ['127.0.0.1 localhost', ...hosts.map((name) => `127.0.0.1 ${name}`)].join('\n'));
  answerBy('files', 1);
  const mounts = await startMounts(
    lab,
    files.map((name) => `mount --bind '${lab.folder}/${name}' /etc/${name}`).join('\n'),
  );
  return {
    mounts,
    asked: () => asked,
    /** Each name takes these seconds. */
    answerAfter: (seconds: number) => answerBy('dns files', seconds),
    answerNothing: () => answerBy('dns', 30),
    answerAtOnce: () => answerBy('files', 1),
  };
}

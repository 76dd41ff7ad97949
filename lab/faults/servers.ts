/** What a site talks to, with the faults that it can have: an address of databases, a mail server, names. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
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

/** Names below `faults.example`, which are this machine: looked up as fast as a file says, in ms, or never. */
export function slowNames(lab: Lab) {
  const [preload, file] = ['names.cjs', 'names-ms'].map((name) => path.join(lab.folder, name)) as [string, string];
  const answerAfter = (ms: number): void => writeFileSync(file, String(ms));
  answerAfter(0);
  writeFileSync(
    preload,
    `const dns = require('dns'), fs = require('fs'), lookup = dns.lookup;
dns.lookup = (host, options, done) => {
  if (!host.endsWith('.faults.example')) return lookup(host, options, done);
  const ms = Number(fs.readFileSync('${file}'));
  if (ms < 1e6) setTimeout(() => lookup('127.0.0.1', options, done), ms);
};`,
  );
  return { settings: { NODE_OPTIONS: `--require ${preload}` }, answerAfter };
}

/** A team's own host, with or without a fault. */
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { faultyAnswer, type FaultyAnswer, type HostFault } from './faults';

const FAULTY_FILE = 'server/remote-entry.cjs';
const CUT_AFTER_MS = 20;

function send(response: ServerResponse, { status, body, type = 'text/javascript', isCut, hangs }: FaultyAnswer): void {
  if (hangs) return;
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) * (isCut ? 2 : 1) });
  if (!isCut) {
    response.end(body);
    return;
  }
  response.write(body);
  setTimeout(() => response.destroy(), CUT_AFTER_MS);
}

export type FaultHost = {
  addressOf: (remote: string, version: string) => string;
  /** Answers for the server entry of a version with a fault from now on. */
  break: (remote: string, version: string, fault: HostFault) => void;
  repair: (remote: string, version: string) => void;
  stop: () => Promise<void>;
};

/** @param folder with the files of each version in `REMOTE/VERSION/` */
export async function startFaultHost(folder: string): Promise<FaultHost> {
  const faults = new Map<string, HostFault>();
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const [, remote = '', version = '', ...file] = new URL(url, 'http://host').pathname.split('/');
    const body = await readFile(path.join(folder, remote, version, ...file)).catch(() => undefined);
    const fault = faults.get(`${remote}/${version}`);
    if (!body) response.writeHead(404).end();
    else if (fault && file.join('/') === FAULTY_FILE) send(response, faultyAnswer(fault, body.toString()));
    else response.writeHead(200).end(body);
  };
  const server = createServer((request, response) => void answer(request.url ?? '/', response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the host has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    addressOf: (remote, version) => `${url}/${remote}/${version}`,
    break: (remote, version, fault) => void faults.set(`${remote}/${version}`, fault),
    repair: (remote, version) => void faults.delete(`${remote}/${version}`),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A team's own host, as good or bad as a test says. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { faultyAnswer } from './faults.mjs';

const FAULTY = 'server/remote-entry.cjs';

function send(response, { status = 200, body = '', type = 'text/javascript', cut, hangs }) {
  if (hangs) return;
  // A connection that breaks before the length it promised.
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) * (cut ? 2 : 1) });
  if (!cut) return void response.end(body);
  response.write(body);
  setTimeout(() => response.destroy(), 20);
}

/** @param {string} folder holds `REMOTE/VERSION/` with the files of each version */
export async function startFaultHost(folder) {
  const faults = new Map();
  const server = createServer(async (request, response) => {
    const [, remote, version, ...file] = new URL(request.url, 'http://host').pathname.split('/');
    const body = await readFile(path.join(folder, remote, version, ...file)).catch(() => undefined);
    if (!body) return void response.writeHead(404).end();
    const fault = faults.get(`${remote}/${version}`);
    if (fault && file.join('/') === FAULTY) send(response, faultyAnswer(fault, body.toString()));
    else response.writeHead(200).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    addressOf: (remote, version) => `${url}/${remote}/${version}`,
    break: (remote, version, fault) => void faults.set(`${remote}/${version}`, fault),
    mend: (remote, version) => void faults.delete(`${remote}/${version}`),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

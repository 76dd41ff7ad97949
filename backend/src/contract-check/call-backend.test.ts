import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endlessAnswer } from '@vipp/shared/testing/endless-answer';
import { callBackend, CheckImpossible } from './call-backend';

let server: Server | undefined;

async function check(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return callBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 't');
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

describe('the check of a backend', () => {
  it('reads no more of an answer than the site does, and continues with the others', async () => {
    const endless = endlessAnswer();
    const reports = await check((request, response) => {
      if (request.url?.endsWith('/etude/theme')) endless.listener(request, response);
      else response.end('[]');
    });
    expect(reports.filter((report) => 'problem' in report)).toEqual([
      { path: '/etude/theme', problem: 'larger than 64 MB' },
    ]);
    await endless.isClosed;
  });

  it('reports an answer that breaks off', async () => {
    const broken = check((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('[');
      setImmediate(() => response.destroy());
    });
    await expect(broken).rejects.toThrow(CheckImpossible);
    await expect(broken).rejects.toThrow(/breaks off in the middle of its answer/);
  });
});

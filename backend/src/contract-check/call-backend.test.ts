import { createServer, type RequestListener, type Server } from 'node:http';
import { endlessAnswer } from '@vipp/shared/testing/endless-answer';
import { type Backend, callBackend, CheckImpossible } from './call-backend';

let server: Server | undefined;

async function start(listener: RequestListener): Promise<Backend> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${Object(server.address()).port}`, token: 't' };
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

describe('the check of a backend', () => {
  it('reads no more of an answer than the site does, and continues with the others', async () => {
    const endless = endlessAnswer();
    const backend = await start((request, response) => {
      if (request.url?.endsWith('/etude/theme')) endless.listener(request, response);
      else response.end('[]');
    });
    const reports = await callBackend(backend, 1);
    expect(reports.filter((report) => 'problem' in report)).toEqual([
      { path: '/etude/theme', problem: 'larger than 1 MB' },
    ]);
    await endless.isClosed;
  });

  it('reports an answer that breaks off', async () => {
    const backend = await start((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('[');
      setImmediate(() => response.destroy());
    });
    await expect(callBackend(backend)).rejects.toThrow(CheckImpossible);
    await expect(callBackend(backend)).rejects.toThrow(/is not answered to the end/);
  });
});

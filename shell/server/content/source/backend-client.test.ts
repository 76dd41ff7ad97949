import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endlessAnswer } from '@vipp/shared/testing/endless-answer';
import { createBackendClient } from './backend-client';

let server: Server | undefined;

async function clientOf(listener: RequestListener, maxBytes?: number) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createBackendClient({ backendUrl: `http://127.0.0.1:${port}`, apiToken: 't', ...(maxBytes && { maxBytes }) });
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

describe('an answer of the content service', () => {
  it('is read as JSON with its etag', async () => {
    const { read } = await clientOf((_, response) => response.setHeader('etag', '"1"').end('{"data":["é"]}'));
    expect(await read('/liste', undefined)).toEqual({ kind: 'content', content: { data: ['é'] }, etag: '"1"' });
  });

  it('without end and without a length is aborted at the limit, and its connection closed', async () => {
    const endless = endlessAnswer();
    const { read } = await clientOf(endless.listener, 1024 * 1024);
    await expect(read('/liste', undefined)).rejects.toThrow(/\/liste is larger than 1 MB$/);
    await endless.isClosed;
    expect(endless.sent.bytes).toBeLessThan(32 * 1024 * 1024);
  });

  it('with an error status is not read to its end', async () => {
    const endless = endlessAnswer({ status: 500 });
    const { read } = await clientOf(endless.listener);
    await expect(read('/liste', undefined)).rejects.toThrow('backend answered 500 to /liste');
    await endless.isClosed;
  });
});

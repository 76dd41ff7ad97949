import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endlessAnswer } from '@vipp/shared/testing/endless-answer';
import { readIllustration } from './illustration';

let server: Server | undefined;

async function readFrom(listener: RequestListener): Promise<string | undefined> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return readIllustration(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    '/backend/public/storage/a.png',
  );
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

describe('an illustration', () => {
  it('is the stored picture as a data address', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    expect(await readFrom((_, response) => response.setHeader('content-type', 'image/png').end(png))).toBe(
      `data:image/png;base64,${png.toString('base64')}`,
    );
  });

  it.each(['image/png', 'text/html'])(
    'is undefined where a %s has no end, and closes the connection',
    async (contentType) => {
      const endless = endlessAnswer({ contentType });
      expect(await readFrom(endless.listener)).toBeUndefined();
      await endless.isClosed;
    },
  );
});

import type { RequestListener, ServerResponse } from 'node:http';
import { startHttpServer, type HttpServer } from '../testing/http-server';
import { readIllustration } from './read-original';

let server: HttpServer | undefined;

async function readFrom(listener: RequestListener): Promise<string | undefined> {
  server = await startHttpServer(listener);
  return readIllustration(server.url, '/backend/public/storage/a.png');
}

afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('an illustration', () => {
  it('is the stored picture as a data address', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    expect(await readFrom((_, response) => response.setHeader('content-type', 'image/png').end(png))).toBe(
      `data:image/png;base64,${png.toString('base64')}`,
    );
  });

  it('is undefined where it has another type', async () => {
    const html = (_: unknown, response: ServerResponse) => response.setHeader('content-type', 'text/html').end('<p>');
    expect(await readFrom(html)).toBeUndefined();
  });
});

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { startHttpServer, type HttpServer } from '@vipp/shared/testing/http-server.server';
import { animatedPng, animatedWebp, photographWithExif, pngOfSize, SVG, transparentPng } from './testing/image-files';
import { readImageAddress, registerImages } from './image-routes';

const STORAGE = '/backend/public/storage';

/** Files of the content service, which tests change; a function answers by itself. */
let files: Record<string, Buffer | ((request: IncomingMessage, response: ServerResponse) => void)>;
let photograph: Buffer;
let requests: string[];
let content: HttpServer;
let app: FastifyInstance;

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '';
  requests.push(`${url}${request.headers['if-none-match'] ? ' again' : ''}`);
  const file = files[url.replace(`${STORAGE}/`, '')];
  if (typeof file === 'function') return file(request, response);
  if (!file) return void response.writeHead(404).end();
  const etag = `"${createHash('sha256').update(file).digest('hex')}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  response.writeHead(200, { etag, 'content-type': 'application/octet-stream' }).end(file);
}

beforeAll(async () => {
  photograph = await photographWithExif(1_000, 600);
});
beforeEach(async () => {
  files = { 'a.jpg': photograph };
  requests = [];
  content = await startHttpServer(answer);
  app = fastify();
  registerImages(app, { backendUrl: content.url });
});

const get = (file: string, width: number | string = 360, headers: Record<string, string> = {}) =>
  app.inject({ url: `/_images/${width}${STORAGE}/${file}`, headers });

const original = (file: string) => ({
  statusCode: 307,
  headers: expect.objectContaining({ location: `${STORAGE}/${file}`, 'cache-control': 'public, max-age=60' }),
});

describe('a stored photograph', () => {
  it.each<[string, Record<string, string>, string]>([
    ['webp', {}, 'webp'],
    ['avif', { accept: 'image/avif,image/webp,image/svg+xml,*/*;q=0.8' }, 'heif'],
  ])('is answered as %s to %j, in its width, turned, without metadata', async (type, asked, read) => {
    await get('a.jpg');
    const { statusCode, headers, rawPayload } = await get('a.jpg', 360, asked);
    expect([statusCode, headers['content-type'], headers.vary]).toEqual([200, `image/${type}`, 'accept']);
    const { format, width, height, exif, xmp, icc, orientation } = await sharp(rawPayload).metadata();
    // Its EXIF orientation turns it by a quarter.
    expect([format, width, height]).toEqual([read, 360, 600]);
    expect([exif, xmp, icc, orientation]).toEqual(Array(4).fill(undefined));
  });

  it('is not enlarged, and transparent where its original is', async () => {
    expect((await sharp((await get('a.jpg', 1_920)).rawPayload).metadata()).width).toBe(600);
    files['logo.png'] = await transparentPng(900, 450);
    const { hasAlpha, width } = await sharp((await get('logo.png', 720)).rawPayload).metadata();
    expect([hasAlpha, width]).toEqual([true, 720]);
  });

  it('is cacheable as stored files are, and not sent again to a client that has it', async () => {
    const { headers } = await get('a.jpg');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-frame-options': 'SAMEORIGIN',
    });
    const again = await get('a.jpg', 360, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  });

  it('is read and made once for visitors who ask at the same time and later', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => get('a.jpg')));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    await get('%61.jpg');
    expect(requests).toEqual([`${STORAGE}/a.jpg`]);
  });

  it('waits while two others are in work, and is shown as its original where sixty wait', async () => {
    const held: ServerResponse[] = [];
    const names = Array.from({ length: 65 }, (_, index) => `${index}.jpg`);
    for (const name of names) files[name] = (_, response) => void held.push(response);
    const statuses: number[] = [];
    const answers = names.map(async (name) => statuses.push((await get(name)).statusCode));
    const most: number[] = [];
    for (let answered = 0; answered < 62; answered += held.splice(0).length) {
      // A request sent before these arrives before them.
      for (let round = 0; round < 10; round += 1) await fetch(`${content.url}/other`);
      most.push(held.length);
      for (const response of held) response.writeHead(404).end();
    }
    await Promise.all(answers);
    expect([Math.max(...most), statuses.slice(0, 4)]).toEqual([2, [307, 307, 307, 404]]);
  });
});

describe('a photograph that was answered before', () => {
  let minutes = 0;
  beforeEach(() => {
    minutes = 0;
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + minutes * 60_000);
  });

  it('is compared with its original after five minutes, and made again after a change', async () => {
    const { headers } = await get('a.jpg');
    minutes = 6;
    expect((await get('a.jpg')).headers.etag).toBe(headers.etag);
    files['a.jpg'] = await transparentPng(400, 400);
    minutes = 12;
    expect((await get('a.jpg')).headers.etag).not.toBe(headers.etag);
    expect(requests).toEqual([`${STORAGE}/a.jpg`, `${STORAGE}/a.jpg again`, `${STORAGE}/a.jpg again`]);
  });

  it('is answered while the content service is down', async () => {
    await get('a.jpg');
    await content.close();
    minutes = 6;
    expect((await get('a.jpg')).statusCode).toBe(200);
  });

  it('is missing once its original is', async () => {
    await get('a.jpg');
    delete files['a.jpg'];
    minutes = 6;
    expect((await get('a.jpg')).statusCode).toBe(404);
  });
});

it.each<[string, () => Buffer | Promise<Buffer>]>([
  ['is no image', () => Buffer.from('<script>alert(1)</script>')],
  ['is empty', () => Buffer.alloc(0)],
  ['ends too early', () => photograph.subarray(0, 2_000)],
  ['is an SVG with the name of a photograph', () => SVG],
  ['has more pixels than can be reduced', () => pngOfSize(8_000, 7_000)],
  ['claims to have a billion pixels', () => pngOfSize(40_000, 40_000)],
  ['is an animated WebP', animatedWebp],
  ['is an animated PNG', animatedPng],
])('an original that %s is loaded by the browser as it is', async (_, make) => {
  files['b.jpg'] = await make();
  expect(await get('b.jpg')).toMatchObject(original('b.jpg'));
  // It is not read again at once, and the gateway is well.
  await get('b.jpg');
  expect(requests).toEqual([`${STORAGE}/b.jpg`]);
  expect((await get('a.jpg')).statusCode).toBe(200);
});

it.each([
  ['is refused', 403, {}],
  ['is at another address', 302, { location: `${STORAGE}/a.jpg` }],
  ['cannot be read', 500, {}],
])('an original that %s is loaded as it is', async (_, status, headers) => {
  files['b.jpg'] = (_request, response) => response.writeHead(status, headers).end();
  expect(await get('b.jpg')).toMatchObject(original('b.jpg'));
});

it('a drawing or another file is loaded as it is, and not even read', async () => {
  expect(await get('a.svg')).toMatchObject(original('a.svg'));
  expect(await get('a.pdf')).toMatchObject(original('a.pdf'));
  expect(requests).toEqual([]);
});

it('an image is missing in another width, without a request, and where its original is', async () => {
  expect([(await get('a.jpg', 361)).headers['cache-control'], requests]).toEqual(['no-store', []]);
  const { statusCode, headers } = await get('none.jpg');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'public, max-age=60']);
});

const path = `${STORAGE}/posts/a.jpg`;

it.each([
  [path, path],
  [`${STORAGE}/p%6Fsts//./%61.jpg`, path],
  [`${STORAGE}/a b,é.jpg`, `${STORAGE}/a%20b%2C%C3%A9.jpg`],
  [`${STORAGE}/a%20b%2C%C3%A9.jpg`, `${STORAGE}/a%20b%2C%C3%A9.jpg`],
  [`${STORAGE}/a%23b%3Fc.jpg`, `${STORAGE}/a%23b%3Fc.jpg`],
])('the address of a resized image names a width, and the stored file %s in one spelling', (spelled, file) => {
  expect(readImageAddress(`/_images/720${spelled}`)).toEqual({ width: 720, path: file });
});

it.each([
  `/_images/721${path}`,
  `/_images/0720${path}`,
  `/_images/x${path}`,
  `/_images/720e0${path}`,
  `/_images/99999999999${path}`,
  `/_images${path}`,
  `/_images/720${path}?v=2`,
  '/_images/720/backend/public/api/users/all',
  '/_images/720/backend/public/storage/',
  '/_images/720/backend/public/storage/../api/a.jpg',
  '/_images/720/backend/public/storage/%2e%2e/api/a.jpg',
  '/_images/720/backend/public/storage/..%2Fapi/a.jpg',
  '/_images/720/backend/public/storage/a%5C..%5Cb.jpg',
  '/_images/720/backend/public/storage/%E9.jpg',
  '/_images/720/backend/public/storage/a%00.jpg',
  '/_images/720/backend/public/storage/a%2525.jpg',
  '/_images/720//elsewhere.example/a.jpg',
])('the address of a resized image is refused: %s', (url) => {
  expect(readImageAddress(url)).toBeUndefined();
});

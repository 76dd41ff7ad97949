import fastify from 'fastify';
import { registerAssets } from './asset-routes';

it.each([
  ['br, gzip', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['', undefined],
])('a built file is sent as Accept-Encoding: %s allows, in %s', async (accepted, encoding) => {
  const app = fastify();
  const [body, brotli, gzip] = ['text', 'br', 'gzip'].map((text) => Buffer.from(text));
  const file = async () => ({ type: 'text/css', body: body ?? Buffer.of(), brotli, gzip });
  registerAssets(app, { file, devReload: false });
  const answer = await app.inject({ url: '/_mf/a/b.css', headers: { 'accept-encoding': accepted } });
  expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, encoding ?? 'text']);
});

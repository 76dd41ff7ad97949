import fastify from 'fastify';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { createShareReply } from '../shared-caches/page-lifetime';
import { createSendHtml } from './send-html';

const TEXT = Buffer.from('<p>Bonjour</p>');
const release = { remotes: new Map(), canary: [], preview: [] };

/** A site behind a shared cache, on which the test compresses. */
async function setUp({ formChoice = false } = {}) {
  const state = { isCurrent: true, isLive: true };
  let compress: () => void = () => undefined;
  const compressed = new Promise<Buffer>((resolve) => {
    compress = () => resolve(brotliCompressSync(TEXT));
  });
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const sendHtml = createSendHtml({
    admit: () => state.isLive,
    shareReply: createShareReply({ isPurged: true }),
    tagCalls: () => {
      throw new Error('no page is rendered here');
    },
  });
  const app = fastify();
  app.get('/', (request, reply) =>
    sendHtml(request, reply.header('cache-control', 'private, no-cache'), {
      text: TEXT,
      tag: '"1"',
      brotli: () => {
        begin();
        return compressed;
      },
      shared: {
        page: { status: 200, isCacheable: true, isCurrent: () => state.isCurrent, tags: ['c-1'] },
        visit: { release, formChoice: formChoice ? { trial: 2, isChosen: true } : undefined },
      },
    }),
  );
  const visit = async (headers: Record<string, string> = { 'accept-encoding': 'br' }) => {
    const answer = await app.inject({ url: '/', headers });
    return {
      status: answer.statusCode,
      isStored: String(answer.headers['cache-control']).includes('s-maxage'),
      tags: answer.headers['surrogate-key'],
      encoding: answer.headers['content-encoding'],
      bytes: answer.rawPayload,
    };
  };
  return { state, visit, begun, compress, close: () => app.close() };
}

it('lets shared caches store a page of which nothing changed while it was compressed', async () => {
  const { visit, compress, close } = await setUp();
  compress();
  expect(await visit()).toMatchObject({ status: 200, isStored: true, tags: 'site c-1', encoding: 'br' });
  await close();
});

it.each(['isCurrent', 'isLive'] as const)(
  'lets none store a page that ceased to be it while it was compressed: %s',
  async (part) => {
    const { state, visit, begun, compress, close } = await setUp();
    const visiting = visit();
    await begun;
    // The purge of this change is before the answer.
    state[part] = false;
    compress();
    expect(await visiting).toMatchObject({ status: 200, isStored: false, tags: undefined, encoding: 'br' });
    await close();
  },
);

it('sends gzip or text to browsers without Brotli, and 304 to those who have the page, all of which may be stored', async () => {
  const { visit, close } = await setUp();
  const gzip = await visit({ 'accept-encoding': 'gzip, br;q=0' });
  expect([gzip.encoding, gzip.isStored, gunzipSync(gzip.bytes)]).toEqual(['gzip', true, TEXT]);
  const text = await visit({});
  expect([text.encoding, text.isStored, text.bytes]).toEqual([undefined, true, TEXT]);
  expect(await visit({ 'if-none-match': '"1"' })).toMatchObject({ status: 304, isStored: true, tags: 'site c-1' });
  await close();
});

it('shares no page of a visitor for whom one of two versions of the form was chosen', async () => {
  const { visit, close } = await setUp({ formChoice: true });
  expect(await visit({})).toMatchObject({ isStored: false });
  await close();
});

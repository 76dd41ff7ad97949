import fastify, { type FastifyInstance } from 'fastify';
import { answerContent, withDeadline } from './content-answers';

let app: FastifyInstance;

beforeEach(() => {
  app = fastify();
  app.get('/_data/news', async (request) => ({ query: request.query }));
  app.all('*', async (request) => request.url);
});
afterEach(() => app.close());

describe('content for a candidate', () => {
  it('is the same as for browsers', async () => {
    expect(await answerContent(app, '/_data/news?page=2')).toEqual({ status: 200, body: '{"query":{"page":"2"}}' });
  });

  it.each([
    '/federation/api/contract.json',
    '',
    'http://127.0.0.1/metrics',
    '//_data/news/../metrics',
    '/_data/news/../../metrics',
    '/_data/news/%2e%2e/%2E%2e/metrics',
    '/_data/news\\..\\..\\metrics',
    'http://[',
    '/_DATA/news',
  ])('includes no other address of the gateway: %s', async (address) => {
    expect(await answerContent(app, address)).toEqual({ status: 404, body: '' });
  });
});

it('content for a new shell is unavailable when it is late, and from then on at once; not after an error', async () => {
  const answers: (() => Promise<{ status: number; body: string }>)[] = [
    () => Promise.reject(new Error('no connection')),
    async () => ({ status: 200, body: '{}' }),
    () => new Promise(() => undefined),
  ];
  const content = withDeadline(() => answers.shift()?.() ?? Promise.reject(new Error('asked again')), 20);
  const statuses = [];
  for (const path of ['/_data/a', '/_data/b', '/_data/c', '/_data/d']) statuses.push((await content(path)).status);
  expect([statuses, answers]).toEqual([[503, 200, 503, 503], []]);
});

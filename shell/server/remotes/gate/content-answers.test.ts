import fastify, { type FastifyInstance } from 'fastify';
import { answerContent } from './content-answers';

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
    '/_data/submit/contact',
    '/_data',
    '/',
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

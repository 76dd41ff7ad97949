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
    '/_data/submit/contact',
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

const FOUND = { status: 200, body: '{}' };
const UNAVAILABLE = { status: 503, body: '' };

describe('content for a new shell', () => {
  it('is that of the site', async () => {
    expect(await withDeadline(async () => FOUND)('/_data/news')).toEqual(FOUND);
  });

  it('is unavailable when it is late, and from then on at once', async () => {
    const asked: string[] = [];
    const content = withDeadline((path) => {
      asked.push(path);
      return new Promise(() => undefined);
    }, 20);
    expect(await content('/_data/news')).toEqual(UNAVAILABLE);
    expect(await content('/_data/studies')).toEqual(UNAVAILABLE);
    expect(asked).toEqual(['/_data/news']);
  });

  it('is asked for again when one answer was that it is unavailable', async () => {
    const answers = [UNAVAILABLE, FOUND];
    const content = withDeadline(async () => answers.shift() ?? UNAVAILABLE);
    expect(await content('/_data/news')).toEqual(UNAVAILABLE);
    expect(await content('/_data/news')).toEqual(FOUND);
  });
});

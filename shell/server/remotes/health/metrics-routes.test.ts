import fastify, { type InjectOptions } from 'fastify';
import { registerMetrics } from './metrics';

async function scrape(options: InjectOptions) {
  const app = fastify({ trustProxy: 'loopback' });
  registerMetrics(app, {
    metrics: { text: async () => 'a 1\n', contentType: 'text/plain; version=0.0.4' },
    token: 'secret',
  });
  const answer = await app.inject({ url: '/metrics', ...options });
  await app.close();
  return answer;
}

describe('/metrics', () => {
  it('answers requests of this machine', async () => {
    const answer = await scrape({ remoteAddress: '127.0.0.1' });
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      'a 1\n',
      'text/plain; version=0.0.4',
    ]);
  });

  it.each([
    ['elsewhere', { remoteAddress: '192.0.2.7' }],
    [
      'elsewhere through a proxy of this machine',
      { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '192.0.2.7' } },
    ],
    ['a proxy that says who asks in other words', { remoteAddress: '::1', headers: { 'x-real-ip': '192.0.2.7' } }],
    ['elsewhere with a wrong token', { remoteAddress: '192.0.2.7', headers: { authorization: 'Bearer secre' } }],
  ])('refuses requests from %s', async (_, options) => {
    const answer = await scrape(options);
    expect([answer.statusCode, answer.body.includes('a 1')]).toEqual([401, false]);
  });

  it('answers operators from every address', async () => {
    const answer = await scrape({ remoteAddress: '192.0.2.7', headers: { authorization: 'Bearer secret' } });
    expect(answer.statusCode).toBe(200);
  });
});

import fastify from 'fastify';
import { requireBearerToken } from './bearer-token';

/** Calls a service that accepts `tokens` with `token`, and returns the status. */
async function call(tokens: readonly string[], token: string): Promise<number> {
  const app = fastify();
  app.addHook('onRequest', requireBearerToken(tokens));
  app.get('/', () => 'ok');
  const { statusCode } = await app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } });
  await app.close();
  return statusCode;
}

describe('the bearer token', () => {
  it('is replaced without a refused call: the service first, then one gateway after the other, then the service', async () => {
    const steps = [
      { accepted: ['old'], sent: ['old', 'old'] },
      { accepted: ['new', 'old'], sent: ['old', 'old'] },
      { accepted: ['new', 'old'], sent: ['new', 'old'] },
      { accepted: ['new', 'old'], sent: ['new', 'new'] },
      { accepted: ['new'], sent: ['new', 'new'] },
    ];
    for (const { accepted, sent } of steps)
      for (const token of sent) expect([accepted, token, await call(accepted, token)]).toEqual([accepted, token, 200]);
    expect(await call(['new'], 'old')).toBe(401);
  });

  it.each(['', 'new,old', 'ne', 'newer'])('is refused when it is not in the list: %j', async (token) => {
    expect(await call(['new', 'old'], token)).toBe(401);
    expect(await call([], token)).toBe(401);
  });
});

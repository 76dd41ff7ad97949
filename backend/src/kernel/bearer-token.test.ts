import fastify from 'fastify';
import { requireBearerToken } from './bearer-token';

/** Calls a service that accepts `tokens` with `token`, and returns the status. */
async function call(tokens: readonly string[], token: string): Promise<number> {
  const app = fastify();
  app.addHook('onRequest', requireBearerToken(tokens));
  app.get('/', () => 'ok');
  const { statusCode } = await app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } });
  return statusCode;
}

// The service takes both first, then one gateway after the other sends the new one.
it.each([
  [['old'], 'old', 200],
  [['new', 'old'], 'old', 200],
  [['new', 'old'], 'new', 200],
  [['new'], 'old', 401],
  ...['', 'new,old', 'ne', 'newer'].map((token): [string[], string, number] => [['new', 'old'], token, 401]),
  [[], '', 401],
])('the bearer token of a service that takes %j may be %j: %d', async (tokens, token, status) => {
  expect(await call(tokens, token)).toBe(status);
});

import fastify from 'fastify';
import { registerConsent } from './consent-routes';
import { registerEveryRequest } from '../http/every-request';

const send = async (body: Record<string, string>, referer?: string) => {
  const app = fastify();
  await registerEveryRequest(app, { publicOrigin: 'https://www.example.com', otherOrigin: undefined });
  registerConsent(app, 'https://www.example.com');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(referer && { referer }) };
  const payload = new URLSearchParams(body).toString();
  return app.inject({ method: 'POST', url: '/consentement', headers, payload });
};

it('the cookie choice without JavaScript stores a refusal for 365 days, and redirects to the page', async () => {
  const answer = await send({ choice: 'rejected', retour: '/rse?a=1&cookies=ouvrir' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/rse?a=1']);
  expect(answer.headers['set-cookie']).toMatch(/^its_cookies=rejected;.*Max-Age=31536000.*Secure/i);
});

it.each([
  ['https://www.example.com/rse?a=1&cookies=ouvrir', '/rse?a=1'],
  ['https://www.example.com/contact?a=1', '/rse'],
  ['not an address', '/rse'],
  [undefined, '/rse'],
])('the cookie choice redirects with the query of the page, as in the referrer: %s', async (referrer, location) => {
  expect((await send({ choice: 'rejected', retour: '/rse' }, referrer)).headers.location).toBe(location);
});

it('the cookie choice without JavaScript stores no invalid choice', async () => {
  expect((await send({ choice: 'maybe', retour: '/rse' })).headers['set-cookie']).toBeUndefined();
});

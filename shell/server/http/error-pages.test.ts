import { gatewayExample, type GatewayExample } from '../testing/gateway-example';

const PERSON = { accept: 'text/html,application/xhtml+xml' };
const FORM = { ...PERSON, 'content-type': 'application/x-www-form-urlencoded' };

let site: GatewayExample;
beforeAll(async () => {
  site = await gatewayExample({ SUBMISSION_LIMIT: '2' });
});

type Sent = { method?: 'GET' | 'POST' | 'PUT'; url: string; headers?: Record<string, string>; payload?: string };
const send = (sent: Sent) => site.gateway.inject({ headers: PERSON, ...sent });

/** The site's own page: French, with header, footer and links, and not stored by caches. */
async function expectErrorPage(sent: Sent, status: number, title: string) {
  const answer = await send(sent);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  const robots = '<meta name="robots" content="noindex, follow">';
  const parts = ['<header', '<footer', 'href="/prestations"', 'id="vipp-page-state"', robots];
  for (const part of ['<html lang="fr"', `<title>${title} | VIPP</title>`, ...parts])
    expect(answer.body).toContain(part);
  return answer;
}

const long = [`/${'a'.repeat(600)}`, `/${'a/'.repeat(3_000)}`];
const malformed = ['/%E0%A4%A', '/actualites/%', '/%ff?a=%', '/%00'];
const withLineBreaks = ['/nowhere/%0A', '/nowhere/a%0Db', '/nowhere/%E2%80%A8x'];
const paths = ['/nowhere', '/RSE/nope', ...malformed, ...withLineBreaks, ...long];
it.each(paths.map((url) => [url.slice(0, 30), url]))('the 404 page answers an unknown address: %s', async (_, url) => {
  await expectErrorPage({ url }, 404, 'Page non trouvée');
});

it('an address without a page is repeated in the print and in the action of the cookie form, and nowhere else', async () => {
  const [url = ''] = long;
  expect((await send({ url })).body.split(url)).toHaveLength(3);
});

it('an address without a page answers a form in the same way', async () => {
  await expectErrorPage({ method: 'POST', url: '/nowhere', headers: FORM, payload: 'a=1' }, 404, 'Page non trouvée');
  await expectErrorPage({ method: 'PUT', url: '/nowhere' }, 404, 'Page non trouvée');
});

it('an address without a page is not one with a malformed query only', async () => {
  const answer = await send({ url: '/rse?a=%&b=%E0%A4%A' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

const form = { method: 'POST', headers: FORM, payload: 'a=1' } as const;
const foreign = { ...FORM, 'sec-fetch-site': 'cross-site' };

it.each<[string, Sent, number, string, allowed?: string]>([
  ['too long a form', { ...form, url: '/signalements', payload: 'x'.repeat(200_000) }, 413, 'Message trop long'],
  ['a form of another site', { ...form, url: '/signalements', headers: foreign }, 403, 'Envoi refusé'],
  ['a form where it has none', { ...form, url: '/rse' }, 405, 'Envoi impossible', 'GET, HEAD'],
  ['another method', { method: 'PUT', url: '/signalements' }, 405, 'Envoi impossible', 'GET, HEAD, POST'],
])('a page refuses %s', async (...[, sent, status, title, allowed]) => {
  const { headers } = await expectErrorPage(sent, status, title);
  expect([headers.allow, site.received]).toEqual([allowed, []]);
});

const call = { method: 'POST', url: '/_data/submit/report' } as const;
const sending = (type: string, payload: string): Sent => ({ ...call, headers: { 'content-type': type }, payload });

it.each<[string, Sent, number]>([
  ['a name that cannot be decoded', { url: '/_data/content/%' }, 404],
  ['a path that is too long', { url: `/_data/content/${'1'.repeat(600)}` }, 404],
  ['a body that is too long', sending('application/json', 'x'.repeat(200_000)), 413],
  ['a body of another type', sending('text/xml', '<a/>'), 415],
  ['a body that is no JSON', sending('application/json', '{'), 400],
  ['another method', { method: 'PUT', url: '/rse', headers: { accept: '*/*' } }, 405],
])('scripts and tools get JSON: %s', async (_, sent, status) => {
  const answer = await site.gateway.inject({ headers: {}, ...sent });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
  expect(answer.json()).toEqual({ message: expect.any(String) });
});

const url = '/backend/public/storage/a.pdf';

it('a stored file that does not exist is answered with a page for people, and JSON for scripts', async () => {
  await expectErrorPage({ url }, 404, 'Page non trouvée');
  await expectErrorPage({ url: '/backend/public/storage/..%5ca.pdf' }, 404, 'Page non trouvée');
  expect((await site.gateway.inject({ url })).headers['content-type']).toMatch(/^application\/json/);
});

const report = { method: 'POST', url: '/signalements', headers: FORM, payload: 'description=x' } as const;
const submission = {
  ...call,
  headers: { 'idempotency-key': '5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11' },
  payload: { isAnonymous: true, wantsToIdentify: false, description: 'x' },
} as const;

it('the time of a retry is sent after too many submissions, to people and to scripts', async () => {
  const { gateway } = await gatewayExample({ SUBMISSION_LIMIT: '1' });
  expect((await gateway.inject(report)).headers['retry-after']).toBeUndefined();
  for (const sent of [report, submission]) {
    const { statusCode, headers } = await gateway.inject(sent);
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
  }
});

it('the time of a retry is sent with every 503, which is a page for people', async () => {
  const { gateway, stopBackend } = await gatewayExample();
  await stopBackend();
  const urls = ['/readyz', '/_data/content/1', '/le-groupe', url, '/actualite/flux.xml', '/sitemap.xml'];
  for (const sent of [report, submission, ...urls.map((one) => ({ url: one }))]) {
    const { statusCode, headers } = await gateway.inject(sent);
    expect([sent, statusCode, Number(headers['retry-after']) > 0]).toEqual([sent, 503, true]);
  }
  const { body, headers } = await gateway.inject({ url, headers: PERSON });
  expect(body).toContain('Page momentanément indisponible');
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

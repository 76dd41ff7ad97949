import { sendBytes } from '@vipp/shared/testing/raw-http.server';
import { sendBeforeReading } from '@vipp/shared/testing/send-before-reading.server';
import { gatewayExample } from '../testing/gateway-example';
import type { Timeouts } from './early-answers';
import { SECURITY_HEADERS } from './security-headers';

const HOST = 'Host: www.example.com\r\n';
const LAST = 'Connection: close\r\n\r\n';

let port: number;
let hastyPort: number;

/** @returns the port of a gateway whose content service is down */
async function startGateway(timeouts?: Timeouts): Promise<number> {
  const env = { PUBLIC_URL: 'https://www.example.com', BACKEND_URL: 'http://127.0.0.1:9', FEDERATION_TOKEN: 'of us' };
  const { gateway } = await gatewayExample(env, { timeouts });
  return Number(new URL(await gateway.listen({ port: 0, host: '127.0.0.1' })).port);
}
beforeAll(async () => {
  port = await startGateway();
  hastyPort = await startGateway({ headers: 200, request: 300, check: 50 });
});

/** Sends raw text. */
async function sendRaw(text: string, to = port) {
  const { headers, ...answer } = await sendBytes(to, text);
  return { ...answer, headers: Object.fromEntries([...headers].map(([name, values]) => [name, values.join()])) };
}

const big = 'x'.repeat(30_000);
const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: www.example.com', ...lines, LAST].join('\r\n');
const PERSON = 'Accept: text/html,*/*;q=0.8';
/** @param length of the body that the headers announce */
const post = (path: string, type: string, length: number, body = '') =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: ${type}\r\nContent-Length: ${length}\r\n${LAST}${body}`;

it.each([
  ['malformed HTTP', 'GARBAGE\r\n\r\n', 400],
  ['an address that cannot be decoded', get('/%zz'), 404],
  ['two lengths', post('/contact', 'text/plain', 5).replace(LAST, 'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n'), 400],
  ['two hosts', get('/', 'Host: evil.example'), 400],
  ['headers without end', get('/', `X-Big: ${big}`), 431],
  ['a poisoned body', post('/_data/submit/contact', 'application/json', 18, '{"__proto__":{}}  '), 400],
  ['a request over plain http', get('/rse?a=1', 'X-Forwarded-Proto: http'), 308],
  ['a file of no build', get('/_mf/x'), 404],
  ['a page that does not exist', get('/nowhere', PERSON), 404],
  ['a page with a form that is too long', post('/contact', 'application/x-www-form-urlencoded', 200_000), 413],
  ['stored files while the content service is down', get('/backend/public/storage/a.svg'), 503],
  ['the metrics', get('/metrics'), 200],
])('every answer carries the security headers: %s', async (_, request, status) => {
  const { headers, ...answer } = await sendRaw(request);
  expect(answer.status).toBe(status);
  // Only the content security policy differs between pages and other answers.
  const { 'content-security-policy': policy = '' } = headers;
  expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'content-security-policy': policy });
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  expect(headers['access-control-allow-origin'] ?? '*').toBe('*');
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/unsafe/);
  const named = ['form-action', 'base-uri', 'frame-ancestors', 'object-src', 'require-trusted-types-for'];
  for (const directive of named) expect(policy).toMatch(new RegExp(`; ${directive} '(?:none|self|script)'`));
});

it.each([
  ['//x/..', '/'],
  ['/x/../rse?a=1', '/rse?a=1'],
  ['/./%2e/RSE', '/rse'],
  ['/.//rse', '/rse'],
])('%s, of which a browser makes another path, is redirected to %s', async (path, canonical) => {
  const { status, headers } = await sendRaw(get(path));
  expect([status, headers.location]).toEqual([308, canonical]);
});

it.each([
  ['POST /contact', {}, 413],
  ['POST /contact', { isChunked: true }, 413],
  ['POST /federation/api/publish', { type: 'application/json' }, 401],
])('the answer to a large %s arrives at a client that sends before it reads: %j', async (request, body, status) => {
  const sent = { bytes: 8 * 1024 * 1024, type: 'application/x-www-form-urlencoded', ...body };
  expect(await sendBeforeReading(port, `${request} HTTP/1.1`, sent)).toMatch(`HTTP/1.1 ${status}`);
});

it('a request that reaches no route is answered in French for people: an address that is too long', async () => {
  const { status, headers, body } = await sendRaw(get(`/${big}`, PERSON));
  expect([status, headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
  expect(body).toContain('Raccourcissez l’adresse');
  expect(body).toContain('<a href="/">');
});

it('a request that reaches no route is answered in French for people: a form that does not arrive', async () => {
  const { status, body } = await sendRaw(post('/contact', 'application/x-www-form-urlencoded', 100, 'nom='), hastyPort);
  expect(status).toBe(408);
  expect(body).toContain('Vérifiez votre connexion');
});

it('a request that reaches no route times out while its headers do not end', async () => {
  expect((await sendRaw(`GET / HTTP/1.1\r\n${HOST}X-Slow: `, hastyPort)).status).toBe(408);
});

it('a site on https redirects requests over plain http to its own address, whatever host they name', async () => {
  const request = get('//evil.example/RSE?a=1', 'X-Forwarded-Proto: http').replace('www.', 'evil.');
  expect((await sendRaw(request)).headers.location).toBe('https://www.example.com//evil.example/RSE?a=1');
});

import { connect } from 'node:net';
import { sendBeforeReading } from '@vipp/shared/testing/send-before-reading.server';
import { gatewayExample, type GatewayExample } from '../testing/gateway-example';
import type { Timeouts } from './early-answers';
import { SECURITY_HEADERS } from './security-headers';

const TOKEN = 'federation-token-of-the-tests';
const HOST = 'Host: www.example.com\r\n';
const LAST = 'Connection: close\r\n\r\n';

const sites: GatewayExample[] = [];
let port: number;
let hastyPort: number;

/** @returns the port of a gateway whose content service is down */
async function startGateway(timeouts?: Timeouts): Promise<number> {
  const settings = {
    PUBLIC_URL: 'https://www.example.com',
    BACKEND_URL: 'http://127.0.0.1:9',
    FEDERATION_TOKEN: TOKEN,
  };
  const site = await gatewayExample(settings, { timeouts });
  sites.push(site);
  return Number(new URL(await site.gateway.listen({ port: 0, host: '127.0.0.1' })).port);
}
beforeAll(async () => {
  port = await startGateway();
  hastyPort = await startGateway({ headers: 200, request: 300, check: 50 });
});
afterAll(() => Promise.all(sites.map((site) => site.stop())));

type Answer = { status: number; headers: Record<string, string>; body: string };

/** Sends raw text, and resolves with the answer when the gateway closes the connection. */
const sendRaw = (text: string, to = port): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const socket = connect(to, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = answer.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
      );
      resolve({ status: Number(first.split(' ')[1]), headers, body: body.join('\r\n\r\n') });
    });
  });

const big = 'x'.repeat(30_000);

describe('every answer carries the security headers', () => {
  it.each([
    ['malformed HTTP', 'GARBAGE\r\n\r\n', 400],
    ['an address that cannot be decoded', `GET /%zz HTTP/1.1\r\n${HOST}${LAST}`, 404],
    [
      'two lengths',
      `POST /contact HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['two hosts', `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n${LAST}`, 400],
    ['headers without end', `GET / HTTP/1.1\r\n${HOST}X-Big: ${big}\r\n\r\n`, 431],
    [
      'a body that is too large',
      `POST /contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 999999\r\n${LAST}`,
      413,
    ],
    [
      'a body of another type',
      `POST /contact HTTP/1.1\r\n${HOST}Content-Type: text/xml\r\nContent-Length: 1\r\n${LAST}<`,
      415,
    ],
    [
      'a poisoned body',
      `POST /_data/submit/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 18\r\n${LAST}{"__proto__":{}}  `,
      400,
    ],
    ['another method', `PUT /contact HTTP/1.1\r\n${HOST}${LAST}`, 405],
    [
      'a form of another site',
      `POST /contact HTTP/1.1\r\n${HOST}Sec-Fetch-Site: cross-site\r\nContent-Length: 0\r\n${LAST}`,
      403,
    ],
    ['an unknown page', `GET /nowhere HTTP/1.1\r\n${HOST}${LAST}`, 404],
    ['a request over plain http', `GET /rse?a=1 HTTP/1.1\r\n${HOST}X-Forwarded-Proto: http\r\n${LAST}`, 308],
    ['a file of no build', `GET /_mf/x HTTP/1.1\r\n${HOST}${LAST}`, 404],
    [
      'stored files while the content service is down',
      `GET /backend/public/storage/a.svg HTTP/1.1\r\n${HOST}${LAST}`,
      503,
    ],
    ['the metrics', `GET /metrics HTTP/1.1\r\n${HOST}${LAST}`, 200],
  ])('%s', async (_, request, status) => {
    const answer = await sendRaw(request);
    expect(answer.status).toBe(status);
    // Only the content security policy differs between pages and other answers.
    const { 'content-security-policy': policy, ...others } = answer.headers;
    const { 'content-security-policy': _policy, ...wanted } = SECURITY_HEADERS;
    expect(others).toMatchObject(wanted);
    expect(others).not.toHaveProperty('access-control-allow-credentials');
    expect(others['access-control-allow-origin'] ?? '*').toBe('*');
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe/);
    for (const directive of [
      'form-action',
      "base-uri 'none'",
      'frame-ancestors',
      "object-src 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(directive);
  });
});

it.each([
  ['//x/..', '/'],
  ['/x/../rse?a=1', '/rse?a=1'],
  ['/./%2e/RSE', '/rse'],
  ['/.//rse', '/rse'],
])('%s, of which a browser makes another path, is redirected to %s', async (path, canonical) => {
  const { status, headers } = await sendRaw(`GET ${path} HTTP/1.1\r\n${HOST}${LAST}`);
  expect([status, headers.location]).toEqual([308, canonical]);
});

it.each([
  ['POST /contact', {}, 413],
  ['POST /contact', { isChunked: true }, 413],
  ['POST /federation/api/publish', { type: 'application/json' }, 401],
])(
  'the answer to %s with a large body arrives at a client that sends before it reads: %j',
  async (request, body, status) => {
    const sent = { bytes: 8 * 1024 * 1024, type: 'application/x-www-form-urlencoded', ...body };
    expect(await sendBeforeReading(port, `${request} HTTP/1.1`, sent)).toMatch(`HTTP/1.1 ${status}`);
  },
);

describe('a request that reaches no route', () => {
  const PERSON = 'Accept: text/html,*/*;q=0.8\r\n';

  it('is answered in French for people: an address that is too long', async () => {
    const { status, headers, body } = await sendRaw(`GET /${big} HTTP/1.1\r\n${HOST}${PERSON}${LAST}`);
    expect([status, headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
    expect(body).toContain('Raccourcissez l’adresse');
    expect(body).toContain('<a href="/">');
  });

  it('is answered in French for people: a form that does not arrive', async () => {
    const { status, body } = await sendRaw(
      `POST /contact HTTP/1.1\r\n${HOST}${PERSON}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nnom=`,
      hastyPort,
    );
    expect(status).toBe(408);
    expect(body).toContain('Vérifiez votre connexion');
  });

  it('times out while its headers do not end', async () => {
    expect((await sendRaw(`GET / HTTP/1.1\r\n${HOST}X-Slow: `, hastyPort)).status).toBe(408);
  });
});

describe('a site on https', () => {
  it('redirects requests over plain http to its own address, whatever host they name', async () => {
    const { headers } = await sendRaw(
      `GET //evil.example/RSE?a=1 HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Proto: http\r\n${LAST}`,
    );
    expect(headers.location).toBe('https://www.example.com//evil.example/RSE?a=1');
  });

  it('names the address for reports of browsers', async () => {
    const { headers } = await sendRaw(`GET /rse HTTP/1.1\r\n${HOST}X-Forwarded-Proto: https\r\n${LAST}`);
    expect(headers['content-security-policy']).toMatch(/; report-uri \/_reports\/csp$/);
  });
});

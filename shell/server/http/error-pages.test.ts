import { gatewayExample, type GatewayExample } from '../testing/gateway-example';

const PERSON = { accept: 'text/html,application/xhtml+xml' };
const FORM = { ...PERSON, 'content-type': 'application/x-www-form-urlencoded' };

let site: GatewayExample;
beforeAll(async () => {
  site = await gatewayExample({ SUBMISSION_LIMIT: '2' });
});
afterAll(() => site.stop());

type Sent = { method?: 'GET' | 'POST' | 'PUT'; url: string; headers?: Record<string, string>; payload?: string };
const send = (sent: Sent) => site.gateway.inject({ headers: PERSON, ...sent });

/** The site's own page: French, with header, footer and links, and not stored by caches. */
async function expectErrorPage(sent: Sent, status: number, title: string) {
  const answer = await send(sent);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('<html lang="fr"');
  expect(answer.body).toContain(`<title>${title} | VIPP</title>`);
  for (const part of [
    '<header',
    '<footer',
    'href="/prestations"',
    'id="vipp-page-state"',
    '<meta name="robots" content="noindex, follow">',
  ])
    expect(answer.body).toContain(part);
  return answer;
}

describe('an address without a page', () => {
  const paths = [
    '/nowhere',
    '/RSE/nope',
    '/%E0%A4%A',
    '/actualites/%',
    '/%ff?a=%',
    '/%00',
    `/${'a'.repeat(600)}`,
    `/${'a/'.repeat(3_000)}`,
  ];

  it.each(paths.map((url) => [url.slice(0, 30), url]))('answers with the 404 page of the site: %s', async (_, url) => {
    await expectErrorPage({ url }, 404, 'Page non trouvée');
  });

  it('is repeated in the print and in the action of the cookie form, and nowhere else', async () => {
    const long = 'a'.repeat(600);
    expect((await send({ url: `/${long}` })).body.split(long)).toHaveLength(3);
  });

  it('answers a form in the same way', async () => {
    await expectErrorPage({ method: 'POST', url: '/nowhere', headers: FORM, payload: 'a=1' }, 404, 'Page non trouvée');
    await expectErrorPage({ method: 'PUT', url: '/nowhere' }, 404, 'Page non trouvée');
  });

  it('is not one with a malformed query only', async () => {
    const answer = await send({ url: '/rse?a=%&b=%E0%A4%A' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

describe('a page', () => {
  it('refuses a form that is too long', async () => {
    await expectErrorPage(
      { method: 'POST', url: '/signalements', headers: FORM, payload: 'x'.repeat(200_000) },
      413,
      'Message trop long',
    );
  });

  it('refuses a form of another site', async () => {
    await expectErrorPage(
      { method: 'POST', url: '/signalements', headers: { ...FORM, 'sec-fetch-site': 'cross-site' }, payload: 'a=1' },
      403,
      'Envoi refusé',
    );
    expect(site.received).toEqual([]);
  });

  it('refuses a form where it has none, and names its methods', async () => {
    const { headers } = await expectErrorPage(
      { method: 'POST', url: '/rse', headers: FORM, payload: 'a=1' },
      405,
      'Envoi impossible',
    );
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('refuses another method', async () => {
    const { headers } = await expectErrorPage({ method: 'PUT', url: '/signalements' }, 405, 'Envoi impossible');
    expect(headers.allow).toBe('GET, HEAD, POST');
  });
});

describe('scripts and tools', () => {
  it.each<[string, Sent, number]>([
    ['a name that cannot be decoded', { url: '/_data/content/%' }, 404],
    ['a path that is too long', { url: `/_data/content/${'1'.repeat(600)}` }, 404],
    [
      'a body that is too long',
      {
        method: 'POST',
        url: '/_data/submit/report',
        headers: { 'content-type': 'application/json' },
        payload: 'x'.repeat(200_000),
      },
      413,
    ],
    [
      'a body of another type',
      { method: 'POST', url: '/_data/submit/report', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
    ],
    [
      'a body that is no JSON',
      { method: 'POST', url: '/_data/submit/report', headers: { 'content-type': 'application/json' }, payload: '{' },
      400,
    ],
    ['another method', { method: 'PUT', url: '/rse', headers: { accept: '*/*' } }, 405],
  ])('get JSON: %s', async (_, sent, status) => {
    const answer = await site.gateway.inject({ headers: {}, ...sent });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({ message: expect.any(String) });
  });
});

describe('a stored file that does not exist', () => {
  const url = '/backend/public/storage/a.pdf';

  it('is answered with a page for people, and JSON for scripts', async () => {
    await expectErrorPage({ url }, 404, 'Page non trouvée');
    await expectErrorPage({ url: '/backend/public/storage/..%5ca.pdf' }, 404, 'Page non trouvée');
    expect((await site.gateway.inject({ url })).headers['content-type']).toMatch(/^application\/json/);
  });

  it('is also answered with a page while the content service is down', async () => {
    const { gateway, stopBackend, stop } = await gatewayExample();
    await stopBackend();
    const answer = await gateway.inject({ url, headers: PERSON });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Page momentanément indisponible');
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    await stop();
  });
});

describe('the time of a retry', () => {
  const report = { method: 'POST', url: '/signalements', headers: FORM, payload: 'description=x' } as const;
  const submission = {
    method: 'POST',
    url: '/_data/submit/report',
    headers: { 'idempotency-key': '5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11' },
    payload: { isAnonymous: true, wantsToIdentify: false, description: 'x' },
  } as const;

  it('is sent after too many submissions, to people and to scripts', async () => {
    const { gateway, stop } = await gatewayExample({ SUBMISSION_LIMIT: '1' });
    expect((await gateway.inject(report)).headers['retry-after']).toBeUndefined();
    for (const sent of [report, submission]) {
      const { statusCode, headers } = await gateway.inject(sent);
      expect(statusCode).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(590);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
    }
    await stop();
  });

  it('is sent with every 503', async () => {
    const { gateway, stopBackend, stop } = await gatewayExample();
    await stopBackend();
    const requests = [
      report,
      submission,
      { url: '/readyz' },
      { url: '/_data/content/1' },
      { url: '/le-groupe', headers: PERSON },
      { url: '/backend/public/storage/a.pdf' },
      { url: '/actualite/flux.xml' },
      { url: '/sitemap.xml' },
    ];
    for (const sent of requests) {
      const { statusCode, headers } = await gateway.inject(sent);
      expect({ ...sent, statusCode, hasRetryAfter: Number(headers['retry-after']) > 0 }).toEqual({
        ...sent,
        statusCode: 503,
        hasRetryAfter: true,
      });
    }
    await stop();
  });
});

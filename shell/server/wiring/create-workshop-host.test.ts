import { contentCalls } from '@vipp/shared/contract/content-api';
import { API_BASE } from '@vipp/shared/contract/paths';
import { gatewayExample, type GatewayExample } from '../testing/gateway-example';

const SITE = 'https://www.example.com';
const WORKSHOP = 'https://atelier.example.com';

let site: GatewayExample;
beforeAll(async () => {
  site = await gatewayExample();
});

const get = (origin: string, url: string, headers: Record<string, string> = {}) =>
  site.gateway.inject({ url, headers: { host: new URL(origin).host, accept: 'text/html', ...headers } });
const call = (origin: string, name: string, headers: Record<string, string> = {}) =>
  site.gateway.inject({
    method: 'POST',
    url: `/_data/workshop/${name}`,
    headers: { host: new URL(origin).host, origin, 'sec-fetch-site': 'same-origin', ...headers },
    payload: {},
  });

/** Addresses of the public host: pages, data, files of operators and of search engines. */
const PUBLIC = [
  ...['/rse', '/recrutements', '/contact', '/_data/positions', `${API_BASE}${contentCalls.categories.path}`],
  ...['/federation/status', '/metrics', '/healthz', '/sitemap.xml'],
];

describe('the host of the workshop', () => {
  it('has the pages of the workshop below its root, without header and footer of the site', async () => {
    const { statusCode, body, headers } = await get(WORKSHOP, '/');
    expect(statusCode).toBe(200);
    expect(body).toContain('Bonjour');
    expect(body).not.toContain('<footer');
    const expected = { 'x-robots-tag': 'noindex', 'x-frame-options': 'DENY', 'cache-control': 'no-store' };
    expect(headers).toMatchObject(expected);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`frame-src 'self' ${SITE};`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each(PUBLIC)('answers 404 for an address of the public host: %s', async (path) => {
    expect((await get(WORKSHOP, path)).statusCode).toBe(404);
  });

  it('lists its own remote alone, and the public host all others', async () => {
    const releases = async (origin: string) => Object.keys((await get(origin, '/_data/release-set')).json().releases);
    expect(await releases(WORKSHOP)).toEqual(['mf-workshop']);
    expect(await releases(SITE)).toEqual(['mf-content', 'mf-forms', 'mf-recruitment']);
  });

  it('is known by the host of a request alone, not by what a script can write into a header', async () => {
    expect((await call(SITE, 'account', { 'x-forwarded-host': new URL(WORKSHOP).host })).statusCode).toBe(404);
    expect((await call(WORKSHOP, 'account')).json()).toBeNull();
  });

  it('leads to the pages of the public site for a new password and for drafts, which it alone may show in a frame', async () => {
    const leadsTo = async (path: string) => (await get(WORKSHOP, path)).headers.location;
    expect(await leadsTo('/apercu')).toBe(`${SITE}/recrutements/apercu`);
    expect(await leadsTo('/mot-de-passe')).toBe(`${SITE}/forget-password/verification-e-mail`);
    const page = await get(SITE, '/recrutements/apercu');
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${WORKSHOP};`);
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.body).not.toContain('<footer');
  });
});

const OF_WORKSHOP = ['/atelier', '/atelier/candidatures', '/candidatures', '/comptes'];
it.each(OF_WORKSHOP)('the public host answers 404 for an address of the workshop: %s', async (path) => {
  expect((await get(SITE, path)).statusCode).toBe(404);
});

it('the public host has no call of the workshop', async () => {
  expect((await call(SITE, 'signIn')).statusCode).toBe(404);
});

it.each([
  ['/recrutements/atelier', `${WORKSHOP}/`],
  ['/recrutements/atelier/candidatures?etat=retenue', `${WORKSHOP}/candidatures?etat=retenue`],
])('the public host leads from an earlier address to the one of today: %s', async (before, now) => {
  expect((await get(SITE, before)).headers.location).toBe(now);
});

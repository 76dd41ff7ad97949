import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { success } from '@vipp/shared/contract/result';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { usePageData, useConsent } from '@vipp/shared/stores/site-context';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { until } from '@vipp/shared/testing/until';
import { hashSource } from './http/security-headers';
import { gatewayExample, plainPage, reportPage, type GatewayExample } from './testing/gateway-example';

/** Fonts, and a redirect where the page of an earlier version was. */
const withFilesAndMoved = (build: Build): Build => ({
  ...build,
  client: { ...build.client, files: { 'face-french.woff2': 'sha384-y', 'face.woff2': 'sha384-z' } },
  ...(build.name === 'mf-forms' && { routes: [...(build.routes ?? []), { path: '/evenements', redirect: '/' }] }),
});

/** A page that shows its content and its visitor's cookie choice. */
const contentPage = (page: 1 | 8): PageModule => ({
  meta: () => ({ title: `Page ${page}`, description: 'd' }),
  loader: async ({ api }) => {
    const entries = await api.contentPage(page);
    return entries.ok ? success(entries.data) : entries;
  },
  Component: () => createElement('p', null, `${usePageData<PageEntry[]>()[0]?.prose} consent:${useConsent().isMade}`),
});

const throwing: PageModule = {
  ...plainPage,
  Component: () => {
    throw new Error('a fault of this remote');
  },
};

const groupPage: PageModule = { ...contentPage(8), publiclyCacheable: true };

/** A page that explains its missing content. */
const goneWithReason: PageModule = {
  meta: () => ({ title: 'Lien expiré', description: 'd' }),
  loader: async () => success('demandez un autre lien', 410),
  Component: () => createElement('p', null, usePageData<string>()),
};

const PAGES: Record<string, PageModule> = {
  './newsletter-confirmation-page': goneWithReason,
  './group-page': groupPage,
  './report-page': reportPage,
  './reset-password-page': reportPage,
  './home-page': contentPage(1),
  './services-page': contentPage(8),
  './support-page': throwing,
};

let site: GatewayExample;
let gateway: FastifyInstance;
/** What the content service answers. */
let state: { text: string; more: unknown[] };

async function start(): Promise<void> {
  state = { text: 'Bonjour', more: [] };
  const answer = (backend: FastifyInstance) => {
    const section = () => ({ name: 'n', content: `<p>${state.text}</p>` });
    backend.get('/backend/public/api/content/page/:n', () => [section(), ...state.more]);
    backend.get('/backend/public/api/health', () => ({ status: 'ok', notices: ['CONTACT_RECIPIENTS is not set'] }));
  };
  const env = { CONTENT_TTL: '0.05', LOG_LEVEL: 'info' };
  site = await gatewayExample(env, { pages: PAGES, build: withFilesAndMoved, answer });
  gateway = site.gateway;
}

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ method: 'GET', url, headers });

describe('a gateway', () => {
  beforeAll(start);

  it('renders the page of a remote with its head, its state and its release set', async () => {
    const { body } = await get('/');
    expect(body).toContain('<title>VIPP : Page 1</title>');
    expect(body).toContain('<link rel="canonical" href="https://www.example.com/">');
    expect(body).toContain('&lt;p&gt;Bonjour&lt;/p&gt;');
    expect(body).toContain('"container":"mf_content_v1"');
  });

  it('sends every page with a policy that names what is within it by its hash', async () => {
    const { body, headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    const hashes = (pattern: RegExp) =>
      [...body.matchAll(pattern)].map(([, text = '']) => hashSource(Buffer.from(text)));
    const sourcesOf = (directive: string) => new RegExp(`; ${directive} ([^;]+);`).exec(policy)?.[1];
    expect(sourcesOf('script-src')).toBe(`${hashes(/<script>(.*?)<\/script>/gs).join(' ')} 'strict-dynamic'`);
    expect(sourcesOf('style-src')).toBe(`'self' ${hashes(/<style[^>]*>(.*?)<\/style>/gs).join(' ')}`);
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(policy).toMatch(/; report-uri \/_reports\/csp$/);
  });

  it('isolates the stores of two visitors whose requests overlap', async () => {
    const choices = Array.from({ length: 40 }, (_, index) => (index % 2 ? 'accepted' : 'none'));
    const pages = await Promise.all(choices.map((choice) => get('/', { cookie: `its_cookies=${choice}` })));
    pages.forEach(({ body }, index) => {
      expect(body).toContain(`consent:${index % 2 === 1}`);
    });
  });

  it('lets configured caches store pages that are the same for all visitors, and 503 for a second', async () => {
    const pages = { ...PAGES, './group-page': { ...plainPage, publiclyCacheable: true }, './rse-page': groupPage };
    const behindCache = await gatewayExample({ SHARED_CACHE: 'on', BACKEND_URL: 'http://127.0.0.1:1' }, { pages });
    const sharing = async (url: string) => {
      const { statusCode, headers } = await behindCache.gateway.inject({ url });
      return [statusCode, headers['cache-control'], headers.vary];
    };
    const vary = 'accept-encoding';
    const lifetime = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';
    // The second and third visitors get the cached page.
    for (let visit = 0; visit < 3; visit += 1) expect(await sharing('/le-groupe')).toEqual([200, lifetime, vary]);
    expect(await sharing('/rse')).toEqual([503, 'public, max-age=0, s-maxage=1', vary]);
    const personal = 'cookie, accept-encoding';
    expect(await sharing('/signalements')).toEqual([200, 'no-store', personal]);
    expect(await sharing('/nope')).toEqual([404, 'no-store', personal]);
  });

  it('names only the version of its own remote in a page, and all versions in the release set', async () => {
    const state = /id="vipp-page-state">(.*?)<\/script>/s.exec((await get('/')).body)?.[1] ?? '{}';
    expect(Object.keys(JSON.parse(state).releases)).toEqual(['mf-content']);
    const { body, headers } = await get('/_data/release-set');
    expect(headers['cache-control']).toBe('private, no-cache');
    const set = JSON.parse(body);
    expect(Object.keys(set.releases)).toEqual(['mf-content', 'mf-forms', 'mf-recruitment']);
    expect(set.releases['mf-content']).toEqual(JSON.parse(state).releases['mf-content']);
    expect(set.routes).toContainEqual(JSON.parse(state).route);
    expect(set.routes).toContainEqual(expect.objectContaining({ path: '/contact', remote: 'mf-forms' }));
    expect((await get('/_data/release-set', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('answers 503 only for the page of a remote that throws or cannot be loaded', async () => {
    for (const path of ['/vous-accompagner', '/rse']) {
      const { statusCode, body } = await get(path);
      expect([statusCode, body.includes('Page momentanément indisponible')]).toEqual([503, true]);
    }
    expect((await get('/')).statusCode).toBe(200);
  });

  it('redirects where the page of an earlier version was, and not for ever', async () => {
    const moved = await get('/evenements');
    expect([moved.statusCode, moved.headers.location, moved.headers['cache-control']]).toEqual([307, '/', 'no-cache']);
  });

  it('answers with the status that the loader of a page returns with its data', async () => {
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    const body = expect.stringContaining('demandez un autre lien');
    expect(await get('/newsletter/confirmation/abc')).toMatchObject({ statusCode: 410, headers, body });
  });

  it('links the built files in the page, the font before the styles that use it', async () => {
    const font =
      '<link rel="preload" href="/_mf/shell/static/face-french.woff2" as="font" type="font/woff2" crossorigin>';
    expect((await get('/')).body).toContain(font);
  });
});

describe('a gateway whose content service changes', () => {
  beforeEach(start);

  it('omits a section that cannot be read, and reports it in the log and the metrics', async () => {
    state.more = [{ name: null, content: 'un texte privé' }];
    expect((await get('/')).statusCode).toBe(200);
    const rows = [{ id: '[1]', fields: ['name'], isLeftOut: true }];
    const [line = '', ...others] = site.logged.filter((one) => one.includes('content could not be read in full'));
    expect(JSON.parse(line)).toMatchObject({ level: 40, list: 'content page 1', leftOut: 1, incomplete: 0, rows });
    expect([others, line]).toEqual([[], expect.not.stringContaining('un texte privé')]);
    const { body } = await get('/metrics');
    expect(body).toContain('vipp_content_unreadable_rows_total{list="content page 1",shown="no"} 1');
  });

  it('answers 304 to a visitor who has the page already, and the page again once it has changed', async () => {
    const first = await get('/le-groupe');
    const tag = String(first.headers.etag);
    const unchanged = await get('/le-groupe', { 'if-none-match': `"another", ${tag}` });
    expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', tag]);
    expect(unchanged.headers['cache-control']).toBe('private, no-cache');
    const varies = [first, unchanged, await get('/le-groupe', { 'accept-encoding': 'gzip' })];
    expect(varies.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('cookie, accept-encoding'));
    const chosen = await get('/le-groupe', { 'if-none-match': tag, cookie: 'its_cookies=accepted' });
    expect([chosen.statusCode, chosen.headers.etag === tag]).toEqual([200, false]);
    state.text = 'Un autre texte';
    await until(async () => (await get('/le-groupe', { 'if-none-match': tag })).body.includes('Un autre texte'));
  });

  it('serves cached pages during an outage of the backend, answers 503 for others, and recovers', async () => {
    await get('/');
    await site.stopBackend();
    expect((await get('/')).body).toContain('Bonjour');
    const headers = { 'retry-after': '10', 'cache-control': 'no-store' };
    expect(await get('/prestations')).toMatchObject({ statusCode: 503, headers });
    await site.startBackend();
    await until(async () => (await get('/prestations')).statusCode === 200);
  });

  it('reports which part is not ready', async () => {
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.json().notices]).toEqual([200, ['CONTACT_RECIPIENTS is not set']]);
    const stranger = await get('/readyz', { 'x-forwarded-for': '192.0.2.1' });
    expect(stranger.json()).toMatchObject({ ready: true, parts: { backend: { ready: true } } });
    expect(stranger.body).not.toMatch(/notices|detail|CONTACT_RECIPIENTS/);
    await site.stopBackend();
    const answer = await get('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ ready: false, parts: { backend: { ready: false } }, notices: [] });
    expect((await get('/healthz')).statusCode).toBe(200);
  });
});

const KEY = '5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11';
const report = { isAnonymous: true, wantsToIdentify: false, description: 'Des faits' };

describe('forms through the gateway', () => {
  beforeAll(start);
  beforeEach(() => void (site.received.length = 0));

  it('run the action of the page for visitors without JavaScript, with their idempotency key', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = { headers, payload: `description=Des+faits&cle=${KEY}` };
    const { statusCode, body } = await gateway.inject({ method: 'POST', url: '/signalements', ...form });
    expect([statusCode, body.includes('<title>Envoyé | VIPP</title>')]).toEqual([200, true]);
    expect(body).toContain('&quot;kind&quot;:&quot;accepted&quot;');
    expect(site.received).toEqual([{ key: KEY, report }]);
  });

  it('are accepted from scripts as JSON, after validation', async () => {
    const send = (payload: object) =>
      gateway.inject({ method: 'POST', url: '/_data/submit/report', headers: { 'idempotency-key': KEY }, payload });
    const refused = await send({ ...report, description: ' ' });
    expect(refused.statusCode).toBe(422);
    expect([refused.json().errors, site.received]).toEqual([{ description: ['Veuillez décrire les faits.'] }, []]);
    expect((await send(report)).json()).toMatchObject({ kind: 'accepted', body: { code: '1234' } });
  });

  it('leave no secret of an address in the log, and have an id there that no other gateway repeats', async () => {
    await get('/forget-password/change-your-password/secret-token-of-a-mail?email=a@b.example');
    expect(site.logged.join('')).toContain('/forget-password/change-your-password/:slug');
    expect(site.logged.join('')).not.toMatch(/secret-token|a@b/);
    expect(site.logged.join('')).toMatch(/"reqId":"[\da-f]{8}-/);
  });
});

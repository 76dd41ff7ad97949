import { startHttpServer, type HttpServer } from '@vipp/shared/testing/http-server.server';
import { createSampleApi } from '../../samples/sample-addresses';
import { shareReact } from '../../testing/shared-modules';
import { minimalBuild } from '../../testing/registry-changes';
import { tryCandidate } from './try-candidate';
import { tryRoute } from './try-route';

let server: HttpServer;

/** A container like those of webpack, with pages as source text; `React` is that of the host. */
const containerSource = (pages: Record<string, string>) => `
  let scope;
  const pages = { ${Object.entries(pages)
    .map(([module, source]) => `${JSON.stringify(module)}: (React) => (${source})`)
    .join(', ')} };
  module.exports = {
    init: (shared) => { scope = shared; },
    get: async (module) => {
      if (!pages[module]) throw new Error('Module "' + module + '" does not exist in container.');
      const [shared] = Object.values(scope.react);
      return () => pages[module](shared.get()());
    },
  };
`;

const component = (source: string, meta = `() => ({ title: 'Contact', description: 'Écrire à VIPP' })`, more = '') =>
  `{ page: { meta: ${meta}, Component: ${source}, ${more} } }`;
const pageWith = (loader: string, more = '') =>
  component(`() => React.createElement('p', null, 'Bonjour')`, undefined, `loader: ${loader}, ${more}`);
const GOOD = pageWith('async () => ({ ok: true, data: null })');

/** @param modules that the client half exposes */
function tryEntry(entry: string, modules: readonly string[]) {
  const build = minimalBuild('mf-forms', 'v1', { server: { 'remote-entry.cjs': '' } });
  const groups = Object.fromEntries(modules.map((module) => [module.replace('./', ''), { js: [], css: [] }]));
  const job = { build: { ...build, client: { files: {}, groups } }, half: { 'remote-entry.cjs': entry } };
  return tryCandidate(job, createSampleApi(server.url));
}

const attempt = (source: string, module = './contact-page') =>
  tryEntry(containerSource({ [module]: source }), [module]);
const messageOf = async (...page: Parameters<typeof attempt>) =>
  (await attempt(...page)).map(({ message }) => message).join('\n');

beforeAll(async () => {
  shareReact();
  server = await startHttpServer((request, response) => {
    if (request.url?.startsWith('/_data/content/1')) response.end(JSON.stringify([]));
    // The content service is down, and this page is not cached.
    else if (request.url?.startsWith('/_data/content/2')) response.writeHead(503).end();
    else response.writeHead(404).end();
  });
});

describe('checking a candidate', () => {
  it('accepts a good page', async () => {
    expect(await attempt(GOOD)).toEqual([]);
  });

  it('refuses a publicly cacheable page that contains data of one visitor', async () => {
    const page = (key: string) => pageWith(`async () => ({ ok: true, data: ${key} })`, 'publiclyCacheable: true');
    expect(await messageOf(page('"alike"'))).toBe('');
    expect(await messageOf(page('crypto.randomUUID()'))).toContain('publicly cacheable, but two renderings differ');
  });

  it('runs loaders with the real content of the site', async () => {
    const page = (expected: number) =>
      pageWith(`async ({ api }) => {
        const content = await api.contentPage(1);
        if (!content.ok || content.data.length !== ${expected}) throw new Error('got ' + JSON.stringify(content));
        return content;
      }`);
    expect(await messageOf(page(0))).toBe('');
    expect(await messageOf(page(1))).toMatch(/its loader throws at \S+: got \{"ok":true,"data":\[\]\}/);
  });

  it('submits nothing, and renders confidential pages with a token that no visitor has', async () => {
    const page = pageWith(`async ({ api, params }) => {
      const outcome = await api.submit('newsletterConfirm', { token: params.token }, 'k');
      return { ok: false, failure: outcome.kind === 'refused' && params.token ? 'not-found' : 'unavailable' };
    }`);
    expect(await messageOf(page, './newsletter-confirmation-page')).toBe('');
  });

  it.each([
    ['exposes no page', '{ Page: 1 }', /exposes no page/],
    [
      'throws when it is rendered',
      component(`function ContactForm() { throw new Error('no window') }`),
      /throws when it is rendered in <ContactForm> at mf-forms\/v1\/remote-entry\.cjs:\d+: no window/,
    ],
    [
      'has a loader that throws',
      pageWith(`async () => { throw new Error('bad') }`),
      /its loader throws at mf-forms\/v1\/remote-entry\.cjs:\d+: bad/,
    ],
    ['finds no content', pageWith(`async () => ({ ok: false, failure: 'not-found' })`), /does not find existing/],
    ['has no content', pageWith(`async () => ({ ok: false, failure: 'unavailable' })`), /returns that its content is/],
    ['has no title', component('() => null', `() => ({ title: ' ', description: 'd' })`), /no valid head: title/],
    ['has a head that throws', component('() => null', `() => { throw new Error('head') }`), /be rendered: head/],
    [
      'writes to console.error',
      component(`() => [React.createElement('li')]`),
      /writes to console\.error: .*unique "key"/,
    ],
  ])('reports a page that %s', async (_what, source, message) => {
    const text = await messageOf(source);
    expect(text).toMatch(message);
    expect(text).toContain('mf-forms@v1 /contact (./contact-page)');
  });

  it('reports unavailable content of the site as no fault of the version', async () => {
    const problems = await attempt(pageWith('({ api }) => api.contentPage(2)'));
    const message = expect.stringContaining('its content cannot be loaded (contentPage)');
    expect(problems).toEqual([{ check: 'content', message, fix: expect.stringContaining('Try again') }]);
  });

  it.each([
    ['that throws', `throw new Error('no content, no page')`],
    ['without a head', `return { ok: true, data: null }`],
  ])('blames no version for a page %s without content', async (_what, afterwards) => {
    const loader = `loader: async ({ api }) => { await api.contentPage(2); ${afterwards}; }`;
    expect(await attempt(component('() => null', '({ data }) => data', loader))).toMatchObject([{ check: 'content' }]);
  });

  const THROWS = `(() => { throw new Error('it needs react 20'); })()`;
  const BOTH_THROW = containerSource({ './contact-page': THROWS, './report-page': THROWS });
  it.each([
    ['a module of the client alone', containerSource({ './contact-page': GOOD }), './report-page', 'Module "./rep'],
    ['modules that throw for the same reason', BOTH_THROW, './contact-page, ./report-page', 'it needs react 20'],
    ['a container without a browser', 'window.location;', 'its container', 'window is not defined'],
    ['a container without a package', `require('left-pad');`, 'its container', `Cannot find module 'left-pad'`],
  ])('reports %s in one problem', async (_what, entry, what, reason) => {
    const message = expect.stringContaining(`${what} cannot be loaded in the gateway: ${reason}`);
    expect(await tryEntry(entry, ['./contact-page', './report-page'])).toMatchObject([{ check: 'loads', message }]);
  });
});

it('a page that hangs is aborted at its timeout', async () => {
  const loader = () => new Promise(() => undefined);
  const page = { page: { meta: () => ({ title: 't', description: 'd' }), Component: () => null, loader } };
  const route = { path: '/contact', title: 'Contact', remote: 'mf-forms', module: './contact-page' } as const;
  const [problem] = await tryRoute(route, page, { api: createSampleApi(server.url), version: 'v1', timeoutMs: 50 });
  expect(problem?.message).toContain('it was not done after 0.05 s');
});

import fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { createElement } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { success } from '@vipp/shared/contract/result';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { usePageData, useTheme } from '@vipp/shared/stores/site-context';
import { createGateway } from './app';
import type { BuildStore } from './release/build-store';
import type { RemoteModules } from './release/remote-modules';
import type { Build } from './release/remote-build';
import { readSettings } from './settings';

const TOKEN = 'token-of-this-test';
const build = (name: string): Build => ({
  name, version: 'v1', container: `${name.replaceAll('-', '_')}_v1`,
  client: { files: { 'remote-entry.js': 'sha384-x' }, groups: {} },
  server: { files: {} },
});
const store: BuildStore = {
  shell: build('shell'),
  remotes: new Map([['mf-content', build('mf-content')]]),
  file: () => undefined,
  text: () => '',
};

/** A page that shows its content and its visitor's theme. */
const contentPage = (page: 1 | 8): PageModule => ({
  meta: () => ({ title: `Page ${page}`, description: 'd' }),
  loader: async ({ api }) => {
    const entries = await api.contentPage(page);
    return entries.ok ? success(entries.data) : entries;
  },
  Component: () => {
    const entries = usePageData<PageEntry[]>();
    return createElement('p', null, `${entries[0]?.prose} theme:${useTheme().theme}`);
  },
});

const throwing: PageModule = {
  meta: () => ({ title: 'Throwing', description: 'd' }),
  Component: () => {
    throw new Error('a fault of this remote');
  },
};

const PAGES: Record<string, PageModule> = {
  './home-page': contentPage(1),
  './services-page': contentPage(8),
  './support-page': throwing,
};

const modules: RemoteModules = {
  load: async (asked, { module }) => {
    const page = PAGES[module];
    if (!page) throw new Error(`${module} cannot be loaded`);
    return { page, build: asked };
  },
  fault: () => undefined,
};

/** A content service whose text can change, and which can be stopped and started. */
function createBackend() {
  const state = { text: 'Bonjour', port: 0, app: undefined as FastifyInstance | undefined };
  const start = async () => {
    state.app = fastify();
    state.app.get('/backend/public/api/content/page/:n', async () => [{ name: 'n', content: `<p>${state.text}</p>` }]);
    const url = await state.app.listen({ port: state.port, host: '127.0.0.1' });
    state.port = Number(new URL(url).port);
    return url;
  };
  return { state, start, stop: async () => state.app?.close() };
}

let backend: ReturnType<typeof createBackend>;
let gateway: FastifyInstance;

beforeEach(async () => {
  backend = createBackend();
  const backendUrl = await backend.start();
  const settings = readSettings({ BACKEND_URL: backendUrl, API_TOKEN: TOKEN, CONTENT_TTL: '0.05', PUBLIC_URL: 'https://www.example.com' });
  gateway = await createGateway({ settings, logger: pino({ level: 'silent' }), builds: () => store, modules });
});

afterEach(async () => {
  await gateway.close();
  await backend.stop();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ method: 'GET', url, headers });
const until = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
};

describe('the gateway', () => {
  it('renders the page of a remote with its head, its state and the versions it is made of', async () => {
    const page = await get('/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>VIPP : Page 1</title>');
    expect(page.body).toContain('<link rel="canonical" href="https://www.example.com/">');
    expect(page.body).toContain('&lt;p&gt;Bonjour&lt;/p&gt;');
    expect(page.body).toContain('"container":"mf_content_v1"');
  });

  it('never shows the token', async () => {
    const pages = await Promise.all(['/', '/prestations', '/nope', '/readyz'].map((url) => get(url)));
    for (const { body, headers } of pages) expect(body + JSON.stringify(headers)).not.toContain(TOKEN);
  });

  it('gives every page a policy with a nonce of its own, which its scripts carry', async () => {
    const [first, second] = await Promise.all([get('/'), get('/')]);
    const nonceOf = (page: typeof first) => /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(first.body).toContain(`nonce="${nonceOf(first)}"`);
    expect(first.headers['content-security-policy']).not.toMatch(/unsafe/);
  });

  it('never lets two visitors in flight at once see each other’s stores', async () => {
    const themes = Array.from({ length: 40 }, (_, index) => (index % 2 ? 'dark' : 'light'));
    const pages = await Promise.all(themes.map((theme) => get('/', { cookie: `isDarkmode=${theme === 'dark'}` })));
    pages.forEach(({ body }, index) => {
      expect(body).toContain(`theme:${themes[index]}`);
      expect(body).toContain(`<html lang="fr" data-theme="${themes[index]}">`);
    });
  });

  it('shows new content without a restart', async () => {
    await get('/');
    backend.state.text = 'Nouveau';
    await until(async () => (await get('/')).body.includes('Nouveau'));
  });

  it('serves pages it has seen while the backend is down, says so for others, and has them when it returns', async () => {
    await get('/');
    await backend.stop();
    expect((await get('/')).body).toContain('Bonjour');
    const unseen = await get('/prestations');
    expect(unseen.statusCode).toBe(503);
    expect(unseen.headers['retry-after']).toBe('10');
    expect(unseen.body).toContain('Page momentanément indisponible');
    expect(unseen.body).toContain('href="/le-groupe"');
    await backend.start();
    await until(async () => (await get('/prestations')).statusCode === 200);
  });

  it('answers 503 for the page of a remote that throws or cannot be loaded, and for no other', async () => {
    for (const path of ['/vous-accompagner', '/rse']) {
      const page = await get(path);
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain('Page momentanément indisponible');
    }
    expect((await get('/')).statusCode).toBe(200);
  });

  it('says which section is still to come when its remote is in no build', async () => {
    const page = await get('/contact');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<meta name="robots" content="noindex, follow">');
    expect(page.body).toContain('n’est pas encore ouverte');
  });

  it('answers a real 404 with the page of SPEC §2', async () => {
    for (const path of ['/nope', '/RSE/nope', '/wp-login.php']) {
      const page = await get(path);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('Page non trouvée');
    }
  });

  it('brings other spellings to the canonical address in one step, with their query', async () => {
    const answer = await get('/RSE/?utm=a');
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('/rse?utm=a');
  });

  it('tells which part is not ready', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    await backend.stop();
    const answer = await get('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().parts.backend.ready).toBe(false);
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  it('answers data calls with sanitised content, and refuses what it does not know', async () => {
    backend.state.text = '<img src=x onerror=alert(1)>';
    expect((await get('/_data/content/1')).body).not.toContain('onerror');
    expect((await get('/_data/content/77')).statusCode).toBe(404);
    expect((await get('/_data/posts/latest?limit=900')).statusCode).toBe(400);
  });
});

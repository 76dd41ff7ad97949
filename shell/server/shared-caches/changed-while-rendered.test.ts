import fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { createElement } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { usePageData } from '@vipp/shared/stores/site-context';
import { createGateway } from '../app';
import { readSettings } from '../settings/settings';
import { startHttpServer, type HttpServer } from '../testing/http-server';
import { minimalBuild } from '../testing/registry-events';
import { releasesExample } from '../testing/releases-example';
import { remoteModulesExample } from '../testing/remote-modules-example';
import { sharedStateExample } from '../testing/shared-state-example';
import { testSecrets } from '../testing/test-secrets';

const PATH = '/le-groupe';

/** A promise that the test resolves. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

let text: string;
/** Awaited by a rendering after it has read its content. */
let heldUntil: Promise<void>;
let hasRead: () => void;
/** Called for each purge of what a data call has. */
let onPurge: () => void;
let backend: FastifyInstance;
let cache: HttpServer;
let gateway: FastifyInstance;
let site: string;

const groupPage: PageModule = {
  publiclyCacheable: true,
  meta: () => ({ title: 'Le groupe', description: 'd' }),
  loader: async ({ api }) => {
    const entries = await api.contentPage(8);
    hasRead();
    await heldUntil;
    return entries;
  },
  Component: () => createElement('p', null, usePageData<PageEntry[]>()[0]?.prose),
};

beforeEach(async () => {
  text = 'Avant';
  heldUntil = Promise.resolve();
  hasRead = () => undefined;
  onPurge = () => undefined;
  backend = fastify();
  backend.get('/backend/public/api/content/page/8', async (request, reply) => {
    const etag = `"${text}"`;
    if (request.headers['if-none-match'] === etag) return reply.code(304).header('etag', etag).send();
    return reply.header('etag', etag).send([{ name: 'n', content: `<p>${text}</p>` }]);
  });
  cache = await startHttpServer((request, response) => {
    if (String(request.headers['xkey-purge']).includes('c-')) onPurge();
    response.end();
  });
  const remotes = new Map([['mf-content' as const, minimalBuild('mf-content', 'v1')]]);
  const store = { shell: minimalBuild('shell', 'v1'), remotes, file: () => undefined, bytes: () => undefined };
  gateway = await createGateway({
    settings: readSettings({
      ...testSecrets,
      BACKEND_URL: await backend.listen({ port: 0, host: '127.0.0.1' }),
      API_TOKEN: 'token-of-this-test',
      PUBLIC_URL: 'http://localhost',
      CACHE_PURGE: `xkey+${cache.url}`,
    }),
    logger: pino({ level: 'silent' }),
    shared: sharedStateExample(),
    releases: await releasesExample(store, remoteModulesExample({ './group-page': groupPage })),
  });
  site = await gateway.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await gateway.close();
  await cache.close();
  await backend.close();
});

async function visit() {
  const answer = await fetch(site + PATH);
  const shown = /(Avant|Après)/.exec(await answer.text())?.[0];
  return { shown, isStored: String(answer.headers.get('cache-control')).includes('s-maxage') };
}

it('shared caches store no page whose content changed, and was purged, while the page was rendered', async () => {
  expect(await visit()).toEqual({ shown: 'Avant', isStored: true });
  const [held, read, purged] = [gate(), gate(), gate()];
  heldUntil = held.opened;
  hasRead = read.open;
  onPurge = purged.open;
  // Another cookie choice is another page, which is not in the page cache of the gateway.
  const address = { headers: { cookie: 'its_cookies=accepted' } };
  const rendering = fetch(site + PATH, address);
  await read.opened;
  text = 'Après';
  await purged.opened;
  const later = fetch(site + PATH, address);
  held.open();
  const [first, second] = await Promise.all([rendering, later]);
  expect([(await first.text()).includes('Avant'), first.headers.get('cache-control')]).toEqual([
    true,
    'private, no-cache',
  ]);
  // It does not wait for the rendering that began before the change.
  expect([(await second.text()).includes('Après'), second.headers.get('cache-control')]).toEqual([
    true,
    expect.stringContaining('s-maxage=3600'),
  ]);
  expect(await visit()).toEqual({ shown: 'Après', isStored: true });
});

/**
 * A complete gateway with pages for tests only, and a content service that receives one form. Both end with the tests of
 * their file.
 */
import fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { createElement } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { useActionData } from '@vipp/shared/stores/router';
import { createGateway } from '../app';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { minimalBuild } from './registry-changes';
import type { Timeouts } from '../http/early-answers';
import { readSettings } from '../settings/settings';
import { createVersionHealth } from '../remotes/health/version-health';
import { adoptBuilds } from '../remotes/registry/adopt-builds';
import { createReleases, type Releases } from '../remotes/releases';
import { createLiveReleases } from '../remotes/live/live-releases';
import { createMemoryStore } from '../remotes/registry/local-store';
import { openRegistry } from '../remotes/registry/registry';
import type { BuildStore } from '../remotes/builds/build-store';
import type { RemoteModules } from '../remotes/builds/remote-modules';
import { createCountSubmission } from '../forms/count-submissions';

/**
 * Modules of remotes: every page is loaded from a table, and no version fails.
 *
 * @param pages by exposed module; all others cannot be loaded
 */
const remoteModulesExample = (pages: Readonly<Record<string, PageModule>> = {}): RemoteModules => ({
  load: async (build, { module }) => {
    const page = pages[module];
    if (!page) throw new Error(`${module} cannot be loaded`);
    return { page, build };
  },
  rendered: () => undefined,
  loadLastWorking: async () => undefined,
  prepare: async () => undefined,
  style: () => undefined,
  retain: () => undefined,
});

/** The releases of a gateway with the builds of `store`. Resolves when all of them are live. */
async function releasesExample(store: BuildStore, modules: RemoteModules): Promise<Releases> {
  const registry = await openRegistry(createMemoryStore());
  await adoptBuilds(registry, store, { isShared: false });
  const live = createLiveReleases({
    registry,
    prepare: modules.prepare,
    onError: (error) => {
      throw error;
    },
  });
  await live.settled();
  return createReleases(
    { registry, live, modules, health: createVersionHealth(), singletonVersions: {} },
    { shell: store.shell, file: async (path) => store.file(path), bytes: () => undefined },
  );
}

/** A form that submits its description and shows the outcome. */
export const reportPage: PageModule = {
  meta: (_data, actionData) => ({ title: actionData ? 'Envoyé' : 'Formulaire', description: 'd' }),
  action: async ({ api, formData }) => {
    const description = String(formData.get('description'));
    const key = String(formData.get('cle') ?? crypto.randomUUID());
    return { outcome: await api.submit('report', { isAnonymous: true, wantsToIdentify: false, description }, key) };
  },
  Component: () => createElement('p', null, JSON.stringify(useActionData())),
};

/** A page without a form. */
export const plainPage: PageModule = {
  meta: () => ({ title: 'Une page', description: 'd' }),
  Component: () => createElement('p', null, 'Bonjour'),
};

const failingForm: PageModule = {
  ...plainPage,
  action: async () => {
    throw new Error('a fault of this action');
  },
};

const PAGES: Readonly<Record<string, PageModule>> = {
  './report-page': reportPage,
  './rse-page': plainPage,
  './contact-page': failingForm,
  './draft-preview-page': plainPage,
  './forms-page': plainPage,
};

const REMOTES = ['mf-content', 'mf-forms', 'mf-recruitment', 'mf-workshop'] as const;

export type GatewayExample = {
  gateway: FastifyInstance;
  /** Reports that the content service received, with their idempotency keys. */
  received: { key: unknown; report: unknown }[];
  /** Lines of the gateway's log. */
  logged: string[];
  /** Starts the content service again, at its address. */
  startBackend: () => Promise<string>;
  stopBackend: () => Promise<void>;
};

const started: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(started.map((stop) => stop())));

type ExampleOptions = {
  pages?: Readonly<Record<string, PageModule>>;
  timeouts?: Timeouts | undefined;
  /** Further calls of the content service. */
  answer?: (backend: FastifyInstance) => void;
  /** Changes the builds of remotes and shell. */
  build?: (build: Build) => Build;
};

export async function gatewayExample(
  env: Readonly<Record<string, string>> = {},
  { pages = PAGES, timeouts, answer, build = (unchanged) => unchanged }: ExampleOptions = {},
): Promise<GatewayExample> {
  const received: GatewayExample['received'] = [];
  const logged: string[] = [];
  let backend: FastifyInstance | undefined;
  let port = 0;
  const startBackend = async (): Promise<string> => {
    backend = fastify();
    backend.post('/backend/public/api/signalements', async ({ headers, body }) => {
      received.push({ key: headers['idempotency-key'], report: body });
      return { code: '1234' };
    });
    answer?.(backend);
    const url = await backend.listen({ port, host: '127.0.0.1' });
    port = Number(new URL(url).port);
    return url;
  };
  const stopBackend = async (): Promise<void> => backend?.close();
  const BACKEND_URL = await startBackend();
  const settings = readSettings({
    FORM_STATE_SECRET: 'form-state-secret-of-the-gateway-tests',
    BACKEND_URL,
    API_TOKEN: 'token-of-this-test',
    PUBLIC_URL: 'https://www.example.com',
    ...(env['PUBLIC_URL'] === undefined && { WORKSHOP_URL: 'https://atelier.example.com' }),
    ...env,
  });
  const remotes = new Map(REMOTES.map((name) => [name, build(minimalBuild(name, 'v1'))]));
  // Fonts are the only files that pages link to.
  const file = (path: string) => (path.endsWith('.woff2') ? { body: Buffer.alloc(0), type: 'font/woff2' } : undefined);
  const store = { shell: build(minimalBuild('shell', 'v1')), remotes, file };
  const logger = pino({ level: env['LOG_LEVEL'] ?? 'warn' }, { write: (line) => logged.push(line) });
  const { count, close } = createCountSubmission({ ...settings, secret: 'of the tests', logger });
  const gateway = await createGateway({
    settings,
    siteFacts: {},
    countSubmission: count,
    logger,
    releases: await releasesExample(store, remoteModulesExample(pages)),
    ...(timeouts && { timeouts }),
  });
  started.push(() => gateway.close().then(close).then(stopBackend));
  return { gateway, received, logged, startBackend, stopBackend };
}

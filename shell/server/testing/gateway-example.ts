/** A complete gateway with pages for tests only, and a content service that receives one form. */
import fastify, { type FastifyInstance, type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { createElement } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { useActionData } from '@vipp/shared/stores/router';
import { createGateway } from '../app';
import { minimalBuild } from './registry-changes';
import type { Timeouts } from '../http/early-answers';
import { readSettings } from '../settings/settings';
import { testSecrets } from './test-secrets';
import { createVersionHealth } from '../remotes/health/version-health';
import { adoptBuilds } from '../remotes/registry/adopt-builds';
import { createReleases, type Releases } from '../remotes/releases';
import { createLiveReleases } from '../remotes/live/live-releases';
import { createMemoryStore } from '../remotes/registry/local-store';
import { openRegistry } from '../remotes/registry/registry';
import type { BuildStore } from '../remotes/builds/build-store';
import type { RemoteModules } from '../remotes/builds/remote-modules';
import { createCountReport } from '../remotes/health/report-limit';
import { createCountSubmission } from '../forms/count-submissions';
import type { GatewayResources } from '../wiring/gateway-parts';

// The resources of a gateway, without a registry of its own: `releasesExample` has one.

type Options = { databaseUrl?: string | undefined; logger?: Pick<FastifyBaseLogger, 'warn'> };

export function resourcesExample({ databaseUrl, logger = { warn: () => undefined } }: Options = {}): GatewayResources {
  const { count, close } = createCountSubmission({ databaseUrl, secret: 'of the tests', logger });
  return {
    siteFacts: {},
    releases: {
      store: createMemoryStore(),
      countReport: createCountReport(),
    },
    countSubmission: count,
    untilContentService: async () => undefined,
    close,
  };
}

// Modules of remotes in tests: every page is loaded from a table, and no version ever fails.

/** @param pages by exposed module; all others cannot be loaded */
export const remoteModulesExample = (pages: Readonly<Record<string, PageModule>> = {}): RemoteModules => ({
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

// The releases of a gateway with builds for tests only.

/** Resolves when all builds are live. */
export async function releasesExample(store: BuildStore, modules: RemoteModules): Promise<Releases> {
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
    { shell: store.shell, file: async (path) => store.file(path), bytes: store.bytes },
  );
}

const meta: PageModule['meta'] = () => ({ title: 'Une page', description: 'd' });

/** A form that submits its description and shows the outcome. */
const reportPage: PageModule = {
  meta,
  action: async ({ api, formData }) => {
    const description = String(formData.get('description'));
    return {
      outcome: await api.submit(
        'report',
        { isAnonymous: true, wantsToIdentify: false, description },
        crypto.randomUUID(),
      ),
    };
  },
  Component: () => createElement('p', null, JSON.stringify(useActionData())),
};

/** A page without a form. */
const plainPage: PageModule = { meta, Component: () => createElement('p', null, 'Bonjour') };

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
  /** Reports that the content service received. */
  received: unknown[];
  /** Lines of the gateway's log. */
  logged: string[];
  stopBackend: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function gatewayExample(
  env: Readonly<Record<string, string>> = {},
  { pages = PAGES, timeouts }: { pages?: Readonly<Record<string, PageModule>>; timeouts?: Timeouts | undefined } = {},
): Promise<GatewayExample> {
  const received: unknown[] = [];
  const logged: string[] = [];
  const backend = fastify();
  backend.post('/backend/public/api/signalements', async ({ body }) => {
    received.push(body);
    return { code: '1234' };
  });
  const BACKEND_URL = await backend.listen({ port: 0, host: '127.0.0.1' });
  const settings = readSettings({
    ...testSecrets,
    BACKEND_URL,
    API_TOKEN: 'token-of-this-test',
    PUBLIC_URL: 'https://www.example.com',
    ...(env['PUBLIC_URL'] === undefined && { WORKSHOP_URL: 'https://atelier.example.com' }),
    ...env,
  });
  const remotes = new Map(REMOTES.map((name) => [name, minimalBuild(name, 'v1')]));
  const store = { shell: minimalBuild('shell', 'v1'), remotes, file: () => undefined, bytes: () => undefined };
  const logger = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
  const resources = resourcesExample({ databaseUrl: settings.databaseUrl, logger });
  const gateway = await createGateway({
    settings,
    resources,
    logger,
    releases: await releasesExample(store, remoteModulesExample(pages)),
    ...(timeouts && { timeouts }),
  });
  return {
    gateway,
    received,
    logged,
    stopBackend: () => backend.close(),
    stop: async () => {
      await gateway.close();
      await resources.close();
      await backend.close();
    },
  };
}

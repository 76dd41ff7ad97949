/** What anyone may read: the registry in the schema of AWS frontend-discovery, the manifest of each version, and what this site requires of remotes. */
import type { FastifyInstance } from 'fastify';
import { FEDERATION_API } from '@vipp/shared/contract/federation/api-calls.server';
import { BUDGETS } from '@vipp/shared/contract/federation/budgets';
import { clientFile, entryOf } from '@vipp/shared/contract/federation/build-manifest';
import { isRemoteName, pagesOf } from '@vipp/shared/contract/federation/remotes';
import { MODAL } from '../gate/check-modules';
import { remoteOf, type RegistryState, type RemoteState, type VersionRecord } from '../registry/registry-state';
import type { ApiParts } from './api-parts';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

function trafficOf({ defaultVersion, canary }: RemoteState, version: string): number {
  if (version === canary?.version) return canary.percent;
  return version === defaultVersion ? 100 - (canary?.percent ?? 0) : 0;
}

function toMicroFrontend(state: RemoteState, version: string, record: VersionRecord, origin: string) {
  const { build, at, by } = record;
  return {
    url: `${origin}${clientFile(build, entryOf(build).client)}`,
    metadata: { integrity: build.client.files[entryOf(build).client] ?? '', version },
    deployment: { traffic: trafficOf(state, version), default: version === state.defaultVersion },
    extras: { container: build.container, publishedAt: at, by },
  };
}

/** @param origin public origin of the site */
export function registryDocument({ remotes }: RegistryState, origin: string) {
  const entries = Object.entries(remotes).map(
    ([remote, state]) =>
      [
        remote,
        [...state.versions].map(([version, record]) => toMicroFrontend(state, version, record, origin)),
      ] as const,
  );
  return { schema: SCHEMA, microFrontends: Object.fromEntries(entries) };
}

/** The requirements of this site for its remotes, for teams that build elsewhere: pages and paths of each, and what all of them share. */
const siteContract = ({ remotes }: RegistryState, singletons: Parts['singletonVersions']) => ({
  routes: Object.fromEntries(
    Object.entries(remotes).map(([remote, { versions, defaultVersion = '' }]) => [
      remote,
      pagesOf(versions.get(defaultVersion)?.build ?? {}),
    ]),
  ),
  paths: Object.fromEntries(Object.entries(remotes).map(([remote, { paths }]) => [remote, paths])),
  /** That the shell needs besides those of pages. */
  modules: { [MODAL.remote]: [MODAL.module] },
  singletons,
  budgets: BUDGETS,
});

type WithVersion = { Params: { remote: string; file: string } };

type Parts = {
  registry: Pick<ApiParts['registry'], 'state'>;
  settings: Pick<ApiParts['settings'], 'devReload' | 'publicOrigin'>;
  /** Versions of the shared modules that the shell provides. */
  singletonVersions: Readonly<Record<string, string>>;
};

export function registerPublicDocuments(app: FastifyInstance, { registry, settings, singletonVersions }: Parts): void {
  app.get('/federation/registry.json', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send(registryDocument(registry.state(), settings.publicOrigin)),
  );
  app.get(`${FEDERATION_API}/contract.json`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(siteContract(registry.state(), singletonVersions)),
  );
  // In development a version changes with each build.
  const cacheControl = settings.devReload ? 'no-store' : 'public, max-age=31536000, immutable';
  app.get<WithVersion>('/federation/builds/:remote/:file', ({ params: { remote, file } }, reply) => {
    const [, version = ''] = /^(.+)\.json$/.exec(file) ?? [];
    const build = isRemoteName(remote) ? remoteOf(registry.state(), remote).versions.get(version)?.build : undefined;
    reply.header('access-control-allow-origin', '*');
    if (!build) return reply.code(404).send({ message: 'There is no such version.' });
    return reply.header('cache-control', cacheControl).send(build);
  });
}

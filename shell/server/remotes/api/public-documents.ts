/** What anyone may read: the registry in the schema of AWS frontend-discovery, the manifest of each version, and what this site requires of remotes. */
import type { FastifyInstance } from 'fastify';
import { FEDERATION_API } from '@vipp/shared/contract/federation/api-calls.server';
import { BUDGETS } from '@vipp/shared/contract/federation/budgets';
import { clientFile, entryOf } from '@vipp/shared/contract/federation/build-manifest';
import { isRemoteName, pagesOf, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { MODAL } from '../gate/check-modules';
import {
  buildOf,
  pathsOf,
  remoteNames,
  remoteOf,
  versionsOf,
  type PublishedVersion,
  type RegistryState,
} from '../registry/registry-state';
import type { RemoteDocument } from '../registry/remote-document';
import type { ApiParts } from './api-parts';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

function toMicroFrontend(
  { default: current, canary }: RemoteDocument,
  { version, build, at, by }: PublishedVersion,
  origin: string,
) {
  const isDefault = version === current?.version;
  const traffic = isDefault ? 100 - (canary?.percent ?? 0) : version === canary?.version ? canary.percent : 0;
  return {
    url: `${origin}${clientFile(build, entryOf(build).client)}`,
    metadata: { integrity: build.client.files[entryOf(build).client] ?? '', version },
    deployment: { traffic, default: isDefault },
    extras: { container: build.container, publishedAt: at, by },
  };
}

const ofEach = <Value>(state: RegistryState, valueOf: (remote: RemoteName) => Value): Record<string, Value> =>
  Object.fromEntries(remoteNames(state).map((remote) => [remote, valueOf(remote)]));

/** @param origin public origin of the site */
export const registryDocument = (state: RegistryState, origin: string) => ({
  schema: SCHEMA,
  microFrontends: ofEach(state, (remote) =>
    versionsOf(state, remote).map((version) => toMicroFrontend(remoteOf(state, remote), version, origin)),
  ),
});

/** The requirements of this site for its remotes, for teams that build elsewhere: pages and paths of each, and what all of them share. */
const siteContract = (state: RegistryState, singletons: Parts['singletonVersions']) => ({
  routes: ofEach(state, (remote) => pagesOf(buildOf(state, remote, remoteOf(state, remote).default?.version) ?? {})),
  paths: ofEach(state, (remote) => pathsOf(state, remote)),
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
    const build = isRemoteName(remote) ? buildOf(registry.state(), remote, version) : undefined;
    reply.header('access-control-allow-origin', '*');
    if (!build) return reply.code(404).send({ message: 'There is no such version.' });
    return reply.header('cache-control', cacheControl).send(build);
  });
}

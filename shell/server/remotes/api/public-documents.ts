/** What anyone may read: live versions, requirements for remotes, and the manifest of each version. */
import type { FastifyInstance } from 'fastify';
import { FEDERATION_API } from '@vipp/shared/contract/federation/api-calls.server';
import { BUDGETS } from '@vipp/shared/contract/federation/budgets';
import { isRemoteName, pagesOf, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { MODAL } from '../gate/check-build';
import { buildOf, pathsOf, remoteNames, remoteOf, type RegistryState } from '../registry/registry-state';
import type { ApiParts } from './api-parts';

const ofEach = <Value>(state: RegistryState, valueOf: (remote: RemoteName) => Value): Record<string, Value> =>
  Object.fromEntries(remoteNames(state).map((remote) => [remote, valueOf(remote)]));

/** For teams with builds of their own: the live versions, pages and paths of each remote, and the shared modules. */
const siteContract = (state: RegistryState, singletons: ApiParts['singletonVersions']) => ({
  live: ofEach(state, (remote) => {
    const { default: current, canary } = remoteOf(state, remote);
    return { default: current?.version, canary: canary?.version };
  }),
  routes: ofEach(state, (remote) => pagesOf(buildOf(state, remote, remoteOf(state, remote).default?.version) ?? {})),
  paths: ofEach(state, (remote) => pathsOf(state, remote)),
  /** That the shell needs besides those of pages. */
  modules: { [MODAL.remote]: [MODAL.module] },
  singletons,
  budgets: BUDGETS,
});

type WithVersion = { Params: { remote: string; file: string } };

export function registerPublicDocuments(
  app: FastifyInstance,
  { registry, singletonVersions }: Pick<ApiParts, 'registry' | 'singletonVersions'>,
): void {
  app.get(`${FEDERATION_API}/contract.json`, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send(siteContract(registry.state(), singletonVersions)),
  );
  app.get<WithVersion>('/federation/builds/:remote/:file', ({ params: { remote, file } }, reply) => {
    const [, version = ''] = /^(.+)\.json$/.exec(file) ?? [];
    const build = isRemoteName(remote) ? buildOf(registry.state(), remote, version) : undefined;
    reply.header('access-control-allow-origin', '*');
    if (!build) return reply.code(404).send({ message: 'There is no such version.' });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(build);
  });
}

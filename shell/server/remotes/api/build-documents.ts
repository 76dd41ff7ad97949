/** The public manifest of each version, from which gateways that follow the registry read files and hashes. */
import type { FastifyInstance } from 'fastify';
import { isRemoteName } from '@vipp/shared/contract/federation/remotes';
import { remoteOf } from '../registry/registry-state';
import type { ApiParts } from './api-parts';

type WithVersion = { Params: { remote: string; file: string } };

type Parts = { registry: Pick<ApiParts['registry'], 'state'>; settings: Pick<ApiParts['settings'], 'devReload'> };

export function registerBuildDocuments(app: FastifyInstance, { registry, settings }: Parts): void {
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

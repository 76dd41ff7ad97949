/** The manifest of each version, as anybody may read it: whoever follows the registry finds the files and their hashes. */
import type { FastifyInstance } from 'fastify';
import { REMOTES } from '../../src/federation/remotes';
import type { Registry } from '../registry/registry';

type WithVersion = { Params: { remote: string; file: string } };

export function registerBuildDocuments(app: FastifyInstance, registry: Pick<Registry, 'state'>): void {
  app.get<WithVersion>('/federation/builds/:remote/:file', ({ params }, reply) => {
    const remote = REMOTES.find((name) => name === params.remote);
    const [, version = ''] = /^(.+)\.json$/.exec(params.file) ?? [];
    const build = remote && registry.state().remotes[remote].versions.get(version)?.build;
    reply.header('access-control-allow-origin', '*');
    if (!build) return reply.code(404).send({ message: 'There is no such version.' });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(build);
  });
}

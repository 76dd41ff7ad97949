/** Routes of the federation API, which docs/contracts/registry.md describes. */
import type { FastifyInstance } from 'fastify';
import { callSchemas } from '@vipp/shared/contract/federation/api-calls.server';
import type { ApiParts } from './api-parts';
import { createAuthorise } from './authorise';
import { createPublishCalls } from './publish-calls';
import { createReadingCalls } from './reading-calls';
import { MAX_FILE_BYTES } from '../builds/build-files';
import { registerPublicDocuments } from './public-documents';
import { createReleaseCalls } from './release-calls';
import { createSignedCalls } from './signed-call';
import { createTeamCalls } from './team-calls';

/** Bodies stay bytes, because their signatures are verified before they are parsed. */
function receiveBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/json', 'application/octet-stream'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

function registerSigned(scope: FastifyInstance, parts: ApiParts): void {
  const authorise = createAuthorise({ registry: parts.registry, federationToken: parts.settings.federationToken });
  const call = createSignedCalls(scope, authorise, parts.logger);
  const [publishing, releases, reading, teams] = [
    createPublishCalls(parts),
    createReleaseCalls(parts),
    createReadingCalls(parts),
    createTeamCalls(parts),
  ];
  call({ method: 'POST', url: '/files/missing', schema: callSchemas.missing, handle: publishing.missing });
  call({
    method: 'PUT',
    url: '/files/:remote/:hash',
    schema: callSchemas.upload,
    bodyLimit: MAX_FILE_BYTES,
    handle: publishing.upload,
  });
  call({ method: 'POST', url: '/check', schema: callSchemas.check, handle: publishing.check });
  call({ method: 'POST', url: '/publish', schema: callSchemas.publish, handle: publishing.publish });
  call({ method: 'POST', url: '/promote', schema: callSchemas.promote, handle: releases.promote });
  call({ method: 'POST', url: '/canary', schema: callSchemas.canary, handle: releases.canary });
  call({ method: 'POST', url: '/rollback', schema: callSchemas.rollback, handle: releases.rollback });
  call({ method: 'POST', url: '/retire', schema: callSchemas.retire, handle: releases.retire });
  call({ method: 'POST', url: '/preview', schema: callSchemas.preview, handle: releases.preview });
  call({ method: 'GET', url: '/status', schema: callSchemas.status, handle: reading.status });
  call({ method: 'GET', url: '/history', schema: callSchemas.history, handle: reading.history });
  call({ method: 'POST', url: '/paths', schema: callSchemas.givePaths, operatorsOnly: true, handle: teams.givePaths });
  call({ method: 'POST', url: '/keys', schema: callSchemas.addKey, operatorsOnly: true, handle: teams.addKey });
  call({
    method: 'POST',
    url: '/keys/revoke',
    schema: callSchemas.revokeKey,
    operatorsOnly: true,
    handle: teams.revokeKey,
  });
}

/** Registers the calls of teams and their tools, and the public document of the registry. */
export async function registerFederationApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
  registerPublicDocuments(app, parts);
  await app.register(
    async (scope) => {
      receiveBytes(scope);
      scope.get('/contract.json', (_request, reply) =>
        reply.header('cache-control', 'no-cache').send(parts.gate.contract()),
      );
      registerSigned(scope, parts);
    },
    { prefix: '/federation/api' },
  );
}

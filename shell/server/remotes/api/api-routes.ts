/** Routes of the federation API, which docs/contracts/registry.md describes. */
import type { FastifyInstance } from 'fastify';
import { FEDERATION_API } from '@vipp/shared/contract/federation/api-calls.server';
import { createAuthorise } from './authorise';
import { createPublishCalls } from './publish-calls';
import { registerPublicDocuments } from './public-documents';
import { createReleaseCalls } from './release-calls';
import { registerCalls } from './register-calls';
import { statusOf } from '../health/status';
import { remoteNames, remoteOf } from '../registry/registry-state';
import {
  changeAs,
  changeBy,
  done,
  refuse,
  refuseUnknownRemote,
  type Answer,
  type ApiParts,
  type Call,
  type Refusal,
} from './api-parts';
import { isReserved } from '@vipp/shared/contract/federation/remotes';
import { keyIdOf } from '@vipp/shared/contract/federation/signature.server';

// Calls of operators about teams: their paths, and the keys that are trusted.

function createTeamCalls({ registry, ensureKeys }: Pick<ApiParts, 'registry' | 'ensureKeys'>) {
  return {
    givePaths: async ({ actor, input }: Call<'givePaths'>): Promise<Answer | Refusal> => {
      const { remote, paths } = input;
      const reserved = paths.find(isReserved);
      if (reserved) return refuse(422, `${reserved} is an address of the shell itself. Choose another path.`);
      // Its pages stay those of the remote before, until a version of the new owner that has them is live.
      const refusal = await changeAs(registry, actor, ({ nextRank: rank }) => ({
        ...changeBy(actor, remote),
        type: 'paths-given',
        paths,
        rank,
      }));
      await ensureKeys?.();
      return (
        refusal ?? done({ message: 'the paths are given', remote, paths: remoteOf(registry.state(), remote).paths })
      );
    },
    addKey: async ({ actor, input }: Call<'addKey'>): Promise<Answer | Refusal> => {
      const { remote, publicKey, label } = input;
      const keyId = keyIdOf(publicKey);
      const refusal = await changeAs(registry, actor, (state) => {
        const unknown = refuseUnknownRemote(state, remote);
        if (unknown) return unknown;
        const known = remoteOf(state, remote).keys.get(keyId);
        if (known?.isRevoked)
          return refuse(
            409,
            `The key ${keyId} was revoked for ${remote} and cannot be trusted again. Create another: npx vipp-mf keygen ${remote}`,
          );
        if (known) return refuse(409, `The key ${keyId} is already trusted for ${remote}.`);
        return { ...changeBy(actor, remote), type: 'key-added', keyId, publicKey, label };
      });
      return refusal ?? done({ message: 'the key is trusted', remote, keyId, label }, 201);
    },
    revokeKey: async ({ actor, input }: Call<'revokeKey'>): Promise<Answer | Refusal> => {
      const { remote, keyId } = input;
      const refusal = await changeAs(registry, actor, (state) => {
        const known = remoteOf(state, remote).keys.get(keyId);
        if (!known)
          return refuse(404, `${remote} has no key ${keyId}. npx vipp-mf keys list ${remote} shows its keys.`);
        if (known.isRevoked) return refuse(409, `The key ${keyId} is already revoked.`);
        return { ...changeBy(actor, remote), type: 'key-revoked', keyId };
      });
      return refusal ?? done({ message: 'the key is revoked', remote, keyId });
    },
  };
}

// Calls that read status and history, for teams and operators.

type Parts = Pick<ApiParts, 'registry' | 'releases' | 'health'>;

function createReadingCalls(parts: Parts) {
  return {
    status: async ({ input }: Call<'status'>): Promise<Answer | Refusal> =>
      (input.remote && refuseUnknownRemote(parts.registry.state(), input.remote)) ??
      done({
        revision: parts.registry.state().revision,
        remotes: (input.remote ? [input.remote] : remoteNames(parts.registry.state())).map((name) =>
          statusOf(parts, name),
        ),
      }),
    /** Latest first. */
    history: async ({ input }: Call<'history'>): Promise<Answer> => {
      const state = parts.registry.state();
      const names = input.remote ? [input.remote] : remoteNames(state);
      const changes = names.flatMap((remote) =>
        remoteOf(state, remote).changes.map((change) => ({ remote, ...change })),
      );
      return done({
        changes: changes
          .sort((a, b) => (a.at < b.at ? -1 : 1))
          .slice(-input.limit)
          .reverse(),
      });
    },
  };
}

/** Bodies stay bytes, because their signatures are verified before they are parsed. */
function receiveBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/json', 'application/octet-stream'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

/** Registers the calls of teams and their tools, and the public document of the registry. */
export async function registerFederationApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
  registerPublicDocuments(app, parts);
  await app.register(
    async (scope) => {
      receiveBytes(scope);
      const { registry, settings, logger } = parts;
      const handlers = {
        ...createPublishCalls(parts),
        ...createReleaseCalls(parts),
        ...createReadingCalls(parts),
        ...createTeamCalls(parts),
      };
      const authorise = createAuthorise({ registry, federationToken: settings.federationToken });
      registerCalls(scope, handlers, authorise, logger);
    },
    { prefix: FEDERATION_API },
  );
}

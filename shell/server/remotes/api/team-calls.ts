/** Calls of operators about the paths and keys of teams, and those that read status and history. */
import { isReserved } from '@vipp/shared/contract/federation/remotes';
import { keyIdOf } from '@vipp/shared/contract/federation/signature.server';
import { statusesOf, toYaml } from '../health/status';
import { nextRank, pathsOf, remoteNames, remoteOf } from '../registry/registry-state';
import { changeAs, ApiRefusal, refuseUnknownRemote, type ApiParts, type Call } from './api-parts';

export function createTeamCalls({ registry }: ApiParts) {
  return {
    givePaths: async ({ actor, input: { remote, paths } }: Call<'givePaths'>) => {
      const reserved = paths.find(isReserved);
      if (reserved) throw new ApiRefusal(422, `${reserved} is an address of the shell itself. Choose another path.`);
      // The page of the former owner stays until the new owner's version with that page is live.
      await changeAs(registry, actor, remote, (state) => ({ type: 'paths-given', paths, rank: nextRank(state) }));
      const given = pathsOf(registry.state(), remote);
      return { message: `${remote}: may have pages below ${given.join(', ')}`, remote, paths: given };
    },
    addKey: async ({ actor, input: { remote, publicKey, label } }: Call<'addKey'>) => {
      const keyId = keyIdOf(publicKey);
      await changeAs(registry, actor, remote, (state) => {
        refuseUnknownRemote(state, remote);
        const known = remoteOf(state, remote).keys[keyId];
        if (known)
          throw new ApiRefusal(
            409,
            `The key ${keyId} ${known.isRevoked ? 'was revoked and cannot be' : 'is already'} trusted for ${remote}. npx vipp-mf keygen ${remote} creates another.`,
          );
        return { type: 'key-added', keyId, publicKey, label };
      });
      return { message: `${remote}: the key ${keyId} (${label}) is trusted`, remote, keyId, label };
    },
    revokeKey: async ({ actor, input: { remote, keyId } }: Call<'revokeKey'>) => {
      await changeAs(registry, actor, remote, (state) => {
        const known = remoteOf(state, remote).keys[keyId];
        if (!known)
          throw new ApiRefusal(404, `${remote} has no key ${keyId}. npx vipp-mf status ${remote} shows its keys.`);
        if (known.isRevoked) throw new ApiRefusal(409, `The key ${keyId} is already revoked.`);
        return { type: 'key-revoked', keyId };
      });
      return { message: `${remote}: the key ${keyId} is trusted no more`, remote, keyId };
    },
  };
}

export function createReadingCalls(parts: ApiParts) {
  const { registry } = parts;
  return {
    status: async ({ input: { remote } }: Call<'status'>) => {
      if (remote) refuseUnknownRemote(registry.state(), remote);
      return statusesOf(parts, remote && [remote]);
    },
    /** Latest first. */
    history: async ({ input: { remote, limit } }: Call<'history'>) => {
      const state = registry.state();
      const changes = (remote ? [remote] : remoteNames(state))
        .flatMap((name) => remoteOf(state, name).changes.map((change) => ({ remote: name, ...change })))
        .toReversed()
        .sort((a, b) => Number(a.at < b.at) - Number(a.at > b.at))
        .slice(0, limit);
      return { changes, message: toYaml(changes, 1) };
    },
  };
}

/** Authenticates callers: a team by the signature of its key, an operator by the token. */
import type { FastifyRequest } from 'fastify';
import { isSignedBy, readClaim, requestText, SIGNED_CALL_MS } from '@vipp/shared/contract/federation/signature.server';
import { isSameSecret } from '@vipp/shared/server/is-same-secret';
import type { Registry } from '../registry/registry';
import { remoteNames, remoteOf } from '../registry/registry-state';
import { ApiRefusal, type Actor } from './api-parts';

const UNSIGNED =
  'The request is not signed. Send it with `npx vipp-mf`, which signs it with your team’s key; see docs/contracts/registry.md.';
const ALTERED = 'The signature does not match this request: it was altered in transit, or signed with another key.';

export function createAuthorise(registry: Pick<Registry, 'state'>, federationToken: string) {
  /**
   * Checks everything outside the body: the body of an unauthorised caller is not read.
   *
   * @returns a function that identifies the caller by the body
   * @throws {ApiRefusal}, as that function
   */
  return ({ headers, method, url }: FastifyRequest): ((body: Buffer) => Actor) => {
    // A site without a token has no operators: an empty token must never match.
    if (federationToken !== '' && isSameSecret(headers.authorization ?? '', `Bearer ${federationToken}`))
      return () => ({ kind: 'operator', by: 'operator' });
    if (headers.authorization !== undefined)
      throw new ApiRefusal(401, 'The token is not that of this site’s operators (FEDERATION_TOKEN).');
    const claim = readClaim(headers);
    if (!claim) throw new ApiRefusal(401, UNSIGNED);
    const { keyId, time, requestId, signature } = claim;
    const state = registry.state();
    const known = remoteNames(state).flatMap((remote) => {
      const key = remoteOf(state, remote).keys[keyId];
      return key ? [{ remote, ...key }] : [];
    });
    // A key that was revoked for one remote may be trusted for another.
    const trusted = known.find(({ isRevoked }) => !isRevoked);
    if (!trusted)
      throw new ApiRefusal(
        401,
        known.length > 0
          ? `The key ${keyId} was revoked. Create another with \`npx vipp-mf keygen\`, and ask an operator to add it.`
          : `The key ${keyId} is not known here. An operator adds it with \`npx vipp-mf keys add\`.`,
      );
    if (Math.abs(Date.now() - Date.parse(time)) > SIGNED_CALL_MS)
      throw new ApiRefusal(
        401,
        `The request is dated ${time}, more than 5 minutes from this site’s time. Set the clock of your machine.`,
      );
    const { remote, publicKey, label } = trusted;
    return (body) => {
      if (!isSignedBy(publicKey, requestText({ method, path: url, body, time, requestId }), signature))
        throw new ApiRefusal(401, ALTERED);
      return { kind: 'team', remote, keyId, by: label };
    };
  };
}

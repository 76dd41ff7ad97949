/** Authenticates and authorises callers: a team by the signature of its key, an operator by the token. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { FastifyRequest } from 'fastify';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { isSignedBy, readClaim, requestText, SIGNED_CALL_MS } from '@vipp/shared/contract/federation/signature.server';
import { isSameSecret } from '../../lib/is-same-secret';
import type { Registry } from '../registry/registry';
import { remoteNames, remoteOf, type RegistryState } from '../registry/registry-state';
import type { TeamKey } from '../registry/remote-document';
import { refuse, type Refusal } from './api-parts';

export type Team = { kind: 'team'; remote: RemoteName; keyId: string; by: string };
export type Operator = { kind: 'operator'; by: 'operator' };
export type Actor = Team | Operator;

type RegisteredKey = { remote: RemoteName; key: TeamKey };

/**
 * Checks everything that does not need the body, so that the body of an unauthorised caller is not read.
 *
 * @returns what identifies the caller once the body is read; each request counts once
 */
export type Authorise = (request: FastifyRequest) => Refusal | { identify: (body: Buffer) => Actor | Refusal };

type Options = { registry: Pick<Registry, 'state'>; federationToken: string; now?: () => number };

function findKey(state: RegistryState, keyId: string): RegisteredKey | undefined {
  const found = remoteNames(state).flatMap((remote) => {
    const key = remoteOf(state, remote).keys.get(keyId);
    return key ? [{ remote, key }] : [];
  });
  // A key that was revoked for one remote may be trusted for another.
  return found.find(({ key }) => !key.isRevoked) ?? found[0];
}

/** Refuses an actor that may not change a remote. */
export function refuseRemote(actor: Actor, remote: RemoteName): Refusal | undefined {
  if (actor.kind === 'operator' || actor.remote === remote) return undefined;
  return refuse(
    403,
    `The key ${actor.keyId} belongs to ${actor.remote} and may not change ${remote}. Use the key of ${remote}, or ask its team.`,
  );
}

/** Ids of recent requests, for as long as they could be repeated. */
function createSeen(now: () => number) {
  const seen = new Map<string, number>();
  return {
    has: (requestId: string) => seen.has(requestId),
    add: (requestId: string) => {
      for (const [id, at] of seen) if (now() - at > 2 * SIGNED_CALL_MS) seen.delete(id);
      seen.set(requestId, now());
    },
  };
}

const UNSIGNED =
  'The request is not signed. Send it with `npx vipp-mf`, which signs it with your team’s key; see docs/contracts/registry.md.';
const REPEATED = 'This request was received before, and counts once. Send it again with a new id.';
const ALTERED = 'The signature does not match this request: it was altered in transit, or signed with another key.';

export function createAuthorise({ registry, federationToken, now = Date.now }: Options): Authorise {
  const seen = createSeen(now);
  // A site without a token has no operators: an empty token must never match.
  const isOperator = ({ headers }: FastifyRequest): boolean =>
    federationToken !== '' && isSameSecret(headers.authorization ?? '', `Bearer ${federationToken}`);

  const countOnce = (requestId: string, actor: Actor): Actor | Refusal => {
    if (seen.has(requestId)) return refuse(401, REPEATED);
    seen.add(requestId);
    return actor;
  };

  return (request) => {
    const { headers, method, url } = request;
    if (isOperator(request)) {
      const id = z.uuid().safeParse(headers['x-vipp-request']);
      return { identify: () => countOnce(id.data ?? randomUUID(), { kind: 'operator', by: 'operator' }) };
    }
    if (headers.authorization !== undefined)
      return refuse(401, 'The token is not that of this site’s operators (FEDERATION_TOKEN).');
    const claim = readClaim(headers);
    if (!claim) return refuse(401, UNSIGNED);
    const { keyId, time, requestId, signature } = claim;
    const registered = findKey(registry.state(), keyId);
    if (!registered)
      return refuse(401, `The key ${keyId} is not known here. An operator adds it with \`npx vipp-mf keys add\`.`);
    const { remote, key } = registered;
    if (key.isRevoked)
      return refuse(
        401,
        `The key ${keyId} was revoked. Create another with \`npx vipp-mf keygen\`, and ask an operator to add it.`,
      );
    if (Math.abs(now() - Date.parse(time)) > SIGNED_CALL_MS)
      return refuse(
        401,
        `The request is dated ${time}, more than 5 minutes from this site’s time. Set the clock of your machine.`,
      );
    return {
      identify: (body) =>
        isSignedBy(key.publicKey, requestText({ method, path: url, body, time, requestId }), signature)
          ? countOnce(requestId, { kind: 'team', remote, keyId, by: key.label })
          : refuse(401, ALTERED),
    };
  };
}

/** Who asks, and whether they may: a team by the signature of its key, an operator by the token. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { FastifyRequest } from 'fastify';
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import {
  isSignedBy,
  readClaim,
  requestText,
  SIGNED_CALL_MS,
  type Claim,
} from '@vipp/shared/contract/federation/signature.server';
import type { Registry } from '../registry/registry';
import type { RegistryState, TeamKey } from '../registry/registry-state';
import { refuse, type Refusal } from './answer';

export type Team = { kind: 'team'; remote: RemoteName; keyId: string; by: string; requestId: string };
export type Operator = { kind: 'operator'; by: 'operator'; requestId: string };
export type Actor = Team | Operator;

type Known = { remote: RemoteName; key: TeamKey };

export type Authorise = {
  /** What can be checked before the body is read, so that the body of an unauthorised caller is not read. */
  refuseStrangers: (request: FastifyRequest) => Refusal | undefined;
  /** Who it is, once the body is there. A request counts once. */
  identify: (request: FastifyRequest, body: Buffer) => Actor | Refusal;
};

type Options = { registry: Pick<Registry, 'state'>; federationToken: string; now?: () => number };

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

function findKey({ remotes }: RegistryState, keyId: string): Known | undefined {
  const found = REMOTES.map((remote) => ({ remote, key: remotes[remote].keys.get(keyId) }));
  // A key that was revoked for one remote may be another's still.
  const known = found.flatMap(({ remote, key }) => (key ? [{ remote, key }] : []));
  return known.find(({ key }) => !key.isRevoked) ?? known[0];
}

/** Whether an actor's key is trusted still: it may have been revoked while a call was under way. */
export const isTrusted = (state: RegistryState, actor: Actor): boolean =>
  actor.kind === 'operator' || state.remotes[actor.remote].keys.get(actor.keyId)?.isRevoked === false;

/** Why an actor may not touch a remote. */
export function refuseRemote(actor: Actor, remote: RemoteName): Refusal | undefined {
  if (actor.kind === 'operator' || actor.remote === remote) return undefined;
  return refuse(
    403,
    `The key ${actor.keyId} is that of ${actor.remote} and may not touch ${remote}. Use the key of ${remote}, or ask its team.`,
  );
}

/** Requests that changed nothing stand in no history: they are remembered here for as long as they could be repeated. */
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
const ALTERED = 'The signature does not fit this request: it was altered on its way, or signed with another key.';

export function createAuthorise({ registry, federationToken, now = Date.now }: Options): Authorise {
  const seen = createSeen(now);
  // A site without a token has no operators: an empty one must never match.
  const isOperator = ({ headers }: FastifyRequest): boolean =>
    federationToken !== '' && timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${federationToken}`));

  const refuseClaim = (claim: Claim | undefined): Refusal | undefined => {
    if (!claim) return refuse(401, UNSIGNED);
    const known = findKey(registry.state(), claim.keyId);
    if (!known)
      return refuse(
        401,
        `The key ${claim.keyId} is not known here. An operator adds it with \`npx vipp-mf keys add\`.`,
      );
    if (known.key.isRevoked)
      return refuse(
        401,
        `The key ${claim.keyId} was revoked. Make another with \`npx vipp-mf keygen\` and have an operator add it.`,
      );
    if (Math.abs(now() - Date.parse(claim.time)) > SIGNED_CALL_MS) {
      return refuse(
        401,
        `The request is dated ${claim.time}, more than 5 minutes from this site’s time. Set the clock of your machine.`,
      );
    }
    const repeated = seen.has(claim.requestId) || registry.state().requestIds.has(claim.requestId);
    return repeated ? refuse(401, REPEATED) : undefined;
  };

  const operator = ({ headers }: FastifyRequest): Actor | Refusal => {
    const given = z.uuid().safeParse(headers['x-vipp-request']);
    const requestId = given.success ? given.data : randomUUID();
    if (seen.has(requestId) || registry.state().requestIds.has(requestId)) return refuse(401, REPEATED);
    seen.add(requestId);
    return { kind: 'operator', by: 'operator', requestId };
  };

  return {
    refuseStrangers: (request) => {
      if (isOperator(request)) return undefined;
      if (request.headers.authorization !== undefined)
        return refuse(401, 'The token is not that of this site’s operators (FEDERATION_TOKEN).');
      return refuseClaim(readClaim(request.headers));
    },
    identify: (request, body) => {
      if (isOperator(request)) return operator(request);
      const claim = readClaim(request.headers);
      const refusal = refuseClaim(claim);
      if (refusal || !claim) return refusal ?? refuse(401, UNSIGNED);
      const known = findKey(registry.state(), claim.keyId);
      const text = requestText({ method: request.method, path: request.url, body, ...claim });
      if (!known || !isSignedBy(known.key.publicKey, text, claim.signature)) return refuse(401, ALTERED);
      seen.add(claim.requestId);
      return {
        kind: 'team',
        remote: known.remote,
        keyId: claim.keyId,
        by: known.key.label,
        requestId: claim.requestId,
      };
    },
  };
}

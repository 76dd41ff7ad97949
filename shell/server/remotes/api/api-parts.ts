/** What the calls of the federation API have in common: dependencies, answers, and changes. */
import type { FastifyBaseLogger } from 'fastify';
import type { CallInput, CallName } from '@vipp/shared/contract/federation/api-calls.server';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Gate } from '../gate/gate';
import type { VersionHealth } from '../health/version-health';
import type { LiveReleases } from '../live/live-releases';
import type { Registry } from '../registry/registry';
import type { Change } from '../registry/remote-document';
import { remoteNames, remoteOf, type RegistryState } from '../registry/registry-state';
import type { Actor } from './authorise';

export type MakePreview = (remote: RemoteName, version: string, hours: number) => { url: string; expires: string };

export type ApiParts = {
  registry: Registry;
  releases: Pick<LiveReleases, 'settled' | 'live' | 'faults'>;
  health: Pick<VersionHealth, 'counts'>;
  gate: Gate;
  singletonVersions: Readonly<Record<string, string>>;
  settings: { publicOrigin: string; federationToken: string; devReload: boolean };
  /** Creates keys of teams that have none, where the site is in development. */
  ensureKeys?: () => Promise<void>;
  logger: FastifyBaseLogger;
  preview: MakePreview;
};

export type Answer = { status: number; body: unknown };

/** A refused call; the message states what to do. */
export type Refusal = { refused: number; message: string; problems?: readonly Problem[] };

export const refuse = (refused: number, message: string, problems?: readonly Problem[]): Refusal => ({
  refused,
  message,
  ...(problems && { problems }),
});

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

export const done = (body: unknown, status = 200): Answer => ({ status, body });

/** `body`: the bytes of a file. */
export type Call<Name extends CallName> = { actor: Actor; input: CallInput<Name>; body: Buffer };

export type Handlers = { [Name in CallName]: (call: Call<Name>) => Promise<Answer | Refusal> };

/** Fields that all changes of a call have. */
export const changeBy = <Remote extends RemoteName>({ by }: Actor, remote: Remote) => ({
  by,
  remote,
  at: new Date().toISOString(),
});

/** Whether the key of an actor is still trusted: it may have been revoked during the call. */
const isTrusted = (state: RegistryState, actor: Actor): boolean =>
  actor.kind === 'operator' || remoteOf(state, actor.remote).keys.get(actor.keyId)?.isRevoked === false;

/**
 * Makes the change that `decide` returns for the latest state, unless the key of the actor was revoked in the meantime.
 *
 * @param decide returns undefined when there is nothing to change
 * @returns a refusal, or undefined on success
 */
export async function changeAs(
  registry: Registry,
  actor: Actor,
  decide: (state: RegistryState) => Change | Refusal | undefined,
): Promise<Refusal | undefined> {
  let refusal: Refusal | undefined;
  await registry.change((state) => {
    refusal = undefined;
    if (!isTrusted(state, actor)) {
      refusal = refuse(401, 'The key was revoked in the meantime.');
      return undefined;
    }
    const decision = decide(state);
    if (!decision || !('refused' in decision)) return decision;
    refusal = decision;
    return undefined;
  });
  return refusal;
}

/** Refuses a remote that has neither paths nor keys nor versions. */
export function refuseUnknownRemote(state: RegistryState, remote: RemoteName): Refusal | undefined {
  if (state.remotes[remote]) return undefined;
  const known = remoteNames(state).join(', ') || 'none';
  return refuse(
    404,
    `${remote} is not known here; known: ${known}. An operator adds a new one: npx vipp-mf team add ${remote} --paths PATH`,
  );
}

/** Refuses a version that is not in the registry. */
export function refuseUnknown(state: RegistryState, remote: RemoteName, version: string): Refusal | undefined {
  const unknown = refuseUnknownRemote(state, remote);
  if (unknown) return unknown;
  if (remoteOf(state, remote).versions.has(version)) return undefined;
  return refuse(
    404,
    `${remote} has no version ${version} here. Publish it first: npx vipp-mf publish ${remote}; npx vipp-mf status ${remote} lists its versions.`,
  );
}

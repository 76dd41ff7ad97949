/** The registry as its events leave it: versions, keys, and who gets what. Pure. */
import { REMOTES, type RemoteName } from '../../src/federation/remotes';
import type { Build } from '../release/remote-build';
import type { Hosting, RegistryEvent, StoredEvent } from './registry-event';

export type VersionRecord = { build: Build; hosting: Hosting; at: string; by: string; isAdopted: boolean };
export type TeamKey = { publicKey: string; label: string; isRevoked: boolean };
export type Canary = { version: string; percent: number };

export type RemoteState = {
  versions: ReadonlyMap<string, VersionRecord>;
  keys: ReadonlyMap<string, TeamKey>;
  /** Undefined while nothing was promoted. */
  defaultVersion: string | undefined;
  /** Earlier default versions, the latest last: what a rollback goes back to. */
  earlier: readonly string[];
  canary: Canary | undefined;
};

export type RegistryState = {
  /** Number of the last event. */
  seq: number;
  remotes: Readonly<Record<RemoteName, RemoteState>>;
  requestIds: ReadonlySet<string>;
};

const emptyRemote: RemoteState = { versions: new Map(), keys: new Map(), defaultVersion: undefined, earlier: [], canary: undefined };

export const emptyRegistry: RegistryState = {
  seq: 0,
  remotes: Object.fromEntries(REMOTES.map((name) => [name, emptyRemote])) as Record<RemoteName, RemoteState>,
  requestIds: new Set(),
};

const withVersion = (state: RemoteState, version: string, record: VersionRecord): RemoteState => ({
  ...state, versions: new Map([...state.versions, [version, record]]),
});

/** A version that becomes everybody's is nobody's canary any more. */
function promote(state: RemoteState, version: string): RemoteState {
  if (state.defaultVersion === version) return { ...state, canary: state.canary?.version === version ? undefined : state.canary };
  const earlier = [...state.earlier, ...(state.defaultVersion ? [state.defaultVersion] : [])].filter((one) => one !== version);
  return { ...state, defaultVersion: version, earlier, canary: state.canary?.version === version ? undefined : state.canary };
}

function applyToRemote(state: RemoteState, event: RegistryEvent): RemoteState {
  switch (event.type) {
    case 'key-added': {
      const { keyId, publicKey, label } = event;
      return { ...state, keys: new Map([...state.keys, [keyId, { publicKey, label, isRevoked: false }]]) };
    }
    case 'key-revoked': {
      const key = state.keys.get(event.keyId);
      return key ? { ...state, keys: new Map([...state.keys, [event.keyId, { ...key, isRevoked: true }]]) } : state;
    }
    case 'published':
      return withVersion(state, event.version, { build: event.build, hosting: event.hosting, at: event.at, by: event.by, isAdopted: false });
    case 'adopted':
      return withVersion(state, event.version, { build: event.build, hosting: event.hosting ?? { kind: 'store' }, at: event.at, by: event.by, isAdopted: true });
    case 'promoted':
      return promote(state, event.version);
    case 'rolled-back':
      return { ...state, defaultVersion: event.version, earlier: state.earlier.filter((one) => one !== event.version), canary: undefined };
    case 'canary':
      return { ...state, canary: event.percent > 0 ? { version: event.version, percent: event.percent } : undefined };
    case 'halted':
      return state.canary?.version === event.version ? { ...state, canary: undefined } : state;
  }
}

/** The state after one more event. */
export function applyEvent(state: RegistryState, { seq, event }: StoredEvent): RegistryState {
  const remote = applyToRemote(state.remotes[event.remote], event);
  return { seq, remotes: { ...state.remotes, [event.remote]: remote }, requestIds: new Set([...state.requestIds, event.requestId]) };
}

/** Versions of a remote that visitors may get now: the default one first. */
export const liveVersions = ({ defaultVersion, canary }: RemoteState): string[] =>
  [defaultVersion, canary?.version].filter((version) => version !== undefined);

/** Where a rollback leads; undefined where there is nothing earlier. */
export const rollbackTarget = ({ earlier }: RemoteState): string | undefined => earlier.at(-1);

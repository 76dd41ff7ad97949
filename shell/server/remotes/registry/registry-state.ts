/** The state of the registry, as a pure function of its events: versions, keys, and which versions are live. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { SIGNED_CALL_MS } from '@vipp/shared/contract/federation/signature.server';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Hosting } from '@vipp/shared/contract/federation/release-schemas';
import type { KnownEvent, RemoteEvent, StoredEvent } from '../protocol/registry-event';

export type VersionRecord = { build: Build; hosting: Hosting; at: string; by: string; isAdopted: boolean };
export type ShellRecord = { build: Build };
export type TeamKey = { publicKey: string; label: string; isRevoked: boolean };
export type Canary = { version: string; percent: number };

export type RemoteState = {
  versions: ReadonlyMap<string, VersionRecord>;
  keys: ReadonlyMap<string, TeamKey>;
  /** Undefined until a version is promoted. */
  defaultVersion: string | undefined;
  /** Earlier default versions, the latest last: the targets of rollbacks. */
  earlier: readonly string[];
  canary: Canary | undefined;
  /** Paths below which it may have pages, `/` for the home page alone; another remote may have a longer one. */
  paths: readonly string[];
  /** Where its pages are now that it is retired, by their paths. */
  redirects: Readonly<Record<string, string>>;
};

export type RegistryState = {
  /** Number of the last event. */
  seq: number;
  /** By name, in the order in which they became known. */
  remotes: Readonly<Record<string, RemoteState>>;
  /** Shells that have served, by version. */
  shells: ReadonlyMap<string, ShellRecord>;
  /** Ids of requests that could still be repeated with their signature, with their times. */
  requestIds: ReadonlyMap<string, number>;
};

/** Of a remote without any event. */
const emptyRemote: RemoteState = {
  versions: new Map(),
  keys: new Map(),
  defaultVersion: undefined,
  earlier: [],
  canary: undefined,
  paths: [],
  redirects: {},
};

export const emptyRegistry: RegistryState = {
  seq: 0,
  remotes: {},
  shells: new Map(),
  requestIds: new Map(),
};

type Remotes = Pick<RegistryState, 'remotes'>;

export const remoteOf = ({ remotes }: Remotes, name: RemoteName): RemoteState => remotes[name] ?? emptyRemote;

export const remoteNames = ({ remotes }: Remotes): RemoteName[] => Object.keys(remotes) as RemoteName[];

/** Whether a path is that of a namespace or below it; nothing but the home page is below `/`. */
const isWithin = (path: string, namespace: string): boolean => path === namespace || path.startsWith(`${namespace}/`);

/** The remote that a path, which may have parameters, belongs to: that with the longest namespace which contains it. */
export function ownerOf({ remotes }: Remotes, path: string): RemoteName | undefined {
  let [owner, longest]: [string | undefined, number] = [undefined, 0];
  for (const [name, { paths }] of Object.entries(remotes))
    for (const namespace of paths)
      if (namespace.length > longest && isWithin(path, namespace)) [owner, longest] = [name, namespace.length];
  return owner as RemoteName | undefined;
}

/** A mutable copy of a remote, which readers see only after all events are applied. */
type Draft = {
  versions: Map<string, VersionRecord>;
  keys: Map<string, TeamKey>;
  defaultVersion: string | undefined;
  /** In the order of `RemoteState.earlier`. */
  earlier: Set<string>;
  canary: Canary | undefined;
  paths: readonly string[];
  redirects: Readonly<Record<string, string>>;
};

const toDraft = ({ versions, keys, earlier, ...state }: RemoteState): Draft => ({
  ...state,
  versions: new Map(versions),
  keys: new Map(keys),
  earlier: new Set(earlier),
});
const fromDraft = ({ earlier, ...draft }: Draft): RemoteState => ({ ...draft, earlier: [...earlier] });

type ShellEvent = Extract<KnownEvent, { type: 'shell-added' }>;
type VersionEvent = Extract<RemoteEvent, { build: Build }>;

const toRecord = (event: VersionEvent): VersionRecord => ({
  build: event.build,
  hosting: event.hosting ?? { kind: 'store' },
  at: event.at,
  by: event.by,
  isAdopted: event.type === 'adopted',
});

const toShell = ({ version, build }: ShellEvent): [string, ShellRecord] => [version, { build }];

/** Ends the canary of the version that becomes the default version. */
function promote(draft: Draft, version: string): void {
  if (draft.canary?.version === version) draft.canary = undefined;
  if (draft.defaultVersion === version) return;
  if (draft.defaultVersion !== undefined) draft.earlier.add(draft.defaultVersion);
  draft.earlier.delete(version);
  draft.defaultVersion = version;
}

function applyToDraft(draft: Draft, event: RemoteEvent): void {
  switch (event.type) {
    case 'key-added':
      draft.keys.set(event.keyId, { publicKey: event.publicKey, label: event.label, isRevoked: false });
      break;
    case 'key-revoked': {
      const key = draft.keys.get(event.keyId);
      if (key) draft.keys.set(event.keyId, { ...key, isRevoked: true });
      break;
    }
    case 'published':
    case 'adopted':
      draft.versions.set(event.version, toRecord(event));
      break;
    case 'promoted':
      draft.redirects = {};
      promote(draft, event.version);
      break;
    case 'retired':
      if (draft.defaultVersion !== undefined) draft.earlier.add(draft.defaultVersion);
      draft.defaultVersion = undefined;
      draft.canary = undefined;
      draft.redirects = event.redirects;
      break;
    case 'paths-given':
      draft.paths = [...new Set([...draft.paths, ...event.paths])];
      break;
    case 'rolled-back':
      draft.redirects = {};
      draft.defaultVersion = event.version;
      draft.earlier.delete(event.version);
      draft.canary = undefined;
      break;
    case 'canary':
      draft.canary = event.percent > 0 ? { version: event.version, percent: event.percent } : undefined;
      break;
    case 'halted':
      if (draft.canary?.version === event.version) draft.canary = undefined;
      break;
  }
}

/** After this time, a repeated request is refused because of its age. */
const REQUEST_ID_MS = 2 * SIGNED_CALL_MS;

function withRequestIds(
  known: ReadonlyMap<string, number>,
  events: readonly StoredEvent[],
  now: number,
): ReadonlyMap<string, number> {
  const oldest = now - REQUEST_ID_MS;
  const ids = new Map(known);
  for (const [id, at] of ids) if (at <= oldest) ids.delete(id);
  for (const { event } of events) {
    const at = Date.parse(event.at);
    if (at > oldest) ids.set(event.requestId, at);
  }
  return ids;
}

/** The state after more events. Does not change the state before; each remote is copied once. */
export function applyEvents(state: RegistryState, events: readonly StoredEvent[], now = Date.now()): RegistryState {
  const drafts = new Map<RemoteName, Draft>();
  const draftOf = (name: RemoteName): Draft => {
    const draft = drafts.get(name) ?? toDraft(remoteOf(state, name));
    drafts.set(name, draft);
    return draft;
  };
  const added = events.flatMap(({ event }) => (event.type === 'shell-added' ? event : []));
  for (const { event } of events) {
    if (event.type === 'shell-added') continue;
    // A path that is given to a remote is no longer that of another.
    if (event.type === 'paths-given')
      for (const name of new Set([...remoteNames(state), ...drafts.keys()])) {
        const draft = draftOf(name);
        draft.paths = draft.paths.filter((path) => !event.paths.includes(path));
      }
    applyToDraft(draftOf(event.remote), event);
  }
  const changed = Object.fromEntries([...drafts].map(([name, draft]) => [name, fromDraft(draft)]));
  return {
    seq: events.at(-1)?.seq ?? state.seq,
    remotes: { ...state.remotes, ...changed },
    shells: added.length === 0 ? state.shells : new Map([...state.shells, ...added.map(toShell)]),
    requestIds: withRequestIds(state.requestIds, events, now),
  };
}

/** Versions of a remote that visitors may get, the default version first. */
export const liveVersions = ({ defaultVersion, canary }: RemoteState): string[] =>
  [defaultVersion, canary?.version].filter((version) => version !== undefined);

/** Version that a rollback promotes; undefined where there is no earlier one. */
export const rollbackTarget = ({ earlier }: RemoteState): string | undefined => earlier.at(-1);

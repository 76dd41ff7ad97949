/** The state of the registry in memory: the documents of all remotes, with the manifests of their versions. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { emptyDocument, type RemoteDocument, type StoredChange, type TeamKey } from './remote-document';

export type VersionRecord = {
  build: Build;
  /** SHA-384 of the text of the manifest. */
  manifest: string;
  at: string;
  by: string;
  isAdopted: boolean;
  usedUntil: string;
};

export type RemoteState = Pick<RemoteDocument, 'canary' | 'earlier' | 'redirects'> & {
  /** Those whose files are there. */
  versions: ReadonlyMap<string, VersionRecord>;
  keys: ReadonlyMap<string, TeamKey>;
  defaultVersion: string | undefined;
  /** Who chose the default version. */
  defaultBy: string | undefined;
  /** Paths below which it may have pages, `/` for the home page alone; another remote may have a longer one. */
  paths: readonly string[];
  /** The latest changes, the latest last. */
  changes: readonly StoredChange[];
  /** SHA-384 of the manifests of versions whose files were removed. */
  removed: ReadonlyMap<string, string>;
};

export type RegistryState = {
  /** Number of changes of all documents. */
  revision: number;
  remotes: Readonly<Record<string, RemoteState>>;
  /** Shells that have served, by version. */
  shells: ReadonlyMap<string, VersionRecord>;
  /** A number for `paths-given` that is higher than those of all paths. */
  nextRank: number;
};

export const emptyRegistry: RegistryState = { revision: 0, remotes: {}, shells: new Map(), nextRank: 1 };

type Remotes = Pick<RegistryState, 'remotes'>;

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

/** Versions of a remote that visitors may get, the default version first. */
export const liveVersions = ({ defaultVersion, canary }: RemoteState): string[] =>
  [defaultVersion, canary?.version].filter((version) => version !== undefined);

/** Version that a rollback promotes; undefined where there is no earlier one. */
export const rollbackTarget = ({ earlier }: RemoteState): string | undefined => earlier.at(-1);

/** Build of a manifest by the SHA-384 of its text; undefined where it is not available. */
export type ManifestReader = (manifest: string) => Build | undefined;

function versionsOf({ versions }: RemoteDocument, read: ManifestReader): Map<string, VersionRecord> {
  const inOrder = Object.entries(versions).sort(([, a], [, b]) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  const records = inOrder.flatMap(([version, record]): [string, VersionRecord][] => {
    const build = record.removedAt === undefined ? read(record.manifest) : undefined;
    return build ? [[version, { ...record, build }]] : [];
  });
  return new Map(records);
}

function toRemote(document: RemoteDocument, paths: readonly string[], read: ManifestReader): RemoteState {
  const { keys, default: current, earlier, canary, redirects, changes, versions } = document;
  const removed = Object.entries(versions).filter(([, { removedAt }]) => removedAt !== undefined);
  return {
    versions: versionsOf(document, read),
    keys: new Map(Object.entries(keys)),
    defaultVersion: current?.version,
    defaultBy: current?.by,
    earlier,
    canary,
    paths,
    redirects,
    changes,
    removed: new Map(removed.map(([version, { manifest }]) => [version, manifest])),
  };
}

const emptyRemote = toRemote(emptyDocument, [], () => undefined);

export const remoteOf = ({ remotes }: Remotes, name: RemoteName): RemoteState => remotes[name] ?? emptyRemote;

export type StoredDocument = { name: string; revision: number; document: RemoteDocument };

/** @param stored all documents */
export function toState(stored: readonly StoredDocument[], read: ManifestReader): RegistryState {
  const byName = stored.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const owners = new Map<string, { name: string; rank: number }>();
  for (const { name, document } of byName)
    for (const [path, rank] of Object.entries(document.paths))
      if (rank > (owners.get(path)?.rank ?? 0)) owners.set(path, { name, rank });
  const shell = byName.find(({ name }) => name === 'shell');
  return {
    revision: stored.reduce((sum, { revision }) => sum + revision, 0),
    remotes: Object.fromEntries(
      byName
        .filter((one) => one !== shell)
        .map(({ name, document }) => [
          name,
          toRemote(
            document,
            Object.keys(document.paths).filter((path) => owners.get(path)?.name === name),
            read,
          ),
        ]),
    ),
    shells: shell ? versionsOf(shell.document, read) : new Map(),
    nextRank: Math.max(0, ...[...owners.values()].map(({ rank }) => rank)) + 1,
  };
}

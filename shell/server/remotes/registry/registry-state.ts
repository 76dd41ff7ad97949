/** The state of the registry in memory: the documents of all remotes, and the manifests of their versions. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { isRemoteName, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { emptyDocument, type RemoteDocument, type StoredVersion } from './remote-document';

/** Name of the document of the shells that have served. */
export const SHELL = 'shell';

export type RegistryState = {
  /** Number of changes of all documents. */
  revision: number;
  /** By name of the remote, or `SHELL`. */
  documents: Readonly<Record<string, RemoteDocument>>;
  /** Manifests by the SHA-384 of their text. */
  builds: ReadonlyMap<string, Build>;
};

export type StoredDocument = { name: string; revision: number; document: RemoteDocument };

export function toState(stored: readonly StoredDocument[], builds: ReadonlyMap<string, Build>): RegistryState {
  const byName = stored.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ name, document }) => [name, document]);
  return {
    revision: stored.reduce((sum, { revision }) => sum + revision, 0),
    documents: Object.fromEntries(byName),
    builds,
  };
}

type Documents = Pick<RegistryState, 'documents'>;

export const remoteNames = ({ documents }: Documents): RemoteName[] => Object.keys(documents).filter(isRemoteName);

/** The document of a remote or of the shell; an empty one for an unknown name, which a client may choose. */
export const remoteOf = ({ documents }: Documents, name: string): RemoteDocument =>
  (Object.hasOwn(documents, name) ? documents[name] : undefined) ?? emptyDocument;

/** Also of a version whose files were removed; undefined for an unknown one, whose name a client may choose. */
export const storedVersion = ({ versions }: RemoteDocument, version: string): StoredVersion | undefined =>
  Object.hasOwn(versions, version) ? versions[version] : undefined;

/** The manifest of a version whose files are there, of a remote or of a shell; undefined where there is none. */
export function buildOf(state: RegistryState, name: string, version: string | undefined): Build | undefined {
  const stored = version === undefined ? undefined : storedVersion(remoteOf(state, name), version);
  return stored && stored.removedAt === undefined ? state.builds.get(stored.manifest) : undefined;
}

type PublishedVersion = StoredVersion & { version: string; build: Build };

/** The versions of a remote, or of the shell, whose files are there, the latest last. */
export function versionsOf(state: RegistryState, name: string): PublishedVersion[] {
  const published = Object.entries(remoteOf(state, name).versions).flatMap(([version, stored]) => {
    const build = buildOf(state, name, version);
    return build ? [{ ...stored, version, build }] : [];
  });
  return published.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** The version of the shell that served last; of several at a time, the last used one. */
export const lastShell = (state: RegistryState): string | undefined =>
  versionsOf(state, SHELL)
    .toSorted((a, b) => (a.usedUntil < b.usedUntil ? -1 : 1))
    .at(-1)?.version;

/** Whether a path is a namespace or below it; only the home page is below `/`. */
const isWithin = (path: string, namespace: string): boolean => path === namespace || path.startsWith(`${namespace}/`);

/** The remote of a path, which may have parameters: the last owner of the longest namespace around it. */
export function ownerOf({ documents }: Documents, path: string): RemoteName | undefined {
  let [owner, longest, highest]: [string | undefined, number, number] = [undefined, 0, 0];
  for (const [name, { paths }] of Object.entries(documents))
    for (const [namespace, rank] of Object.entries(paths)) {
      const { length } = namespace;
      const isBetter = length > longest || (length === longest && rank > highest);
      if (isBetter && isWithin(path, namespace)) [owner, longest, highest] = [name, length, rank];
    }
  return owner as RemoteName | undefined;
}

/** The paths for pages of a remote, except below a longer path of another. */
export const pathsOf = (state: Documents, name: RemoteName): string[] =>
  Object.keys(remoteOf(state, name).paths).filter((path) => ownerOf(state, path) === name);

/** A number for `paths-given`, higher than those of all paths. */
export const nextRank = ({ documents }: Documents): number =>
  Math.max(0, ...Object.values(documents).flatMap(({ paths }) => Object.values(paths))) + 1;

export { liveVersions, rollbackTarget } from './remote-document';

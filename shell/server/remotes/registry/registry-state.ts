/** The state of the registry in memory: the documents of all remotes, and the manifests of their versions. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { emptyDocument, type RemoteDocument, type StoredVersion } from './remote-document';

/** Name of the document of the shells that have served. */
export const SHELL = 'shell';

export type RegistryState = {
  /** Number of changes of all documents. */
  revision: number;
  /** By name of the remote. */
  remotes: Readonly<Record<string, RemoteDocument>>;
  shell: RemoteDocument;
  /** Manifests by the SHA-384 of their text. */
  builds: ReadonlyMap<string, Build>;
};

export type StoredDocument = { name: string; revision: number; document: RemoteDocument };

export function toState(stored: readonly StoredDocument[], builds: ReadonlyMap<string, Build>): RegistryState {
  const byName = stored.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ name, document }) => [name, document]);
  const { [SHELL]: shell = emptyDocument, ...remotes } = Object.fromEntries(byName) as Record<string, RemoteDocument>;
  return { revision: stored.reduce((sum, { revision }) => sum + revision, 0), remotes, shell, builds };
}

type Remotes = Pick<RegistryState, 'remotes'>;
type Documents = Pick<RegistryState, 'remotes' | 'shell' | 'builds'>;

export const remoteNames = ({ remotes }: Remotes): RemoteName[] => Object.keys(remotes) as RemoteName[];

export const remoteOf = ({ remotes }: Remotes, name: RemoteName): RemoteDocument => remotes[name] ?? emptyDocument;

/** Also of a version whose files were removed; undefined for an unknown one, whose name a client may choose. */
export const storedVersion = ({ versions }: RemoteDocument, version: string): StoredVersion | undefined =>
  Object.hasOwn(versions, version) ? versions[version] : undefined;

/** The manifest of a version whose files are there, of a remote or of a shell; undefined where there is none. */
export function buildOf(
  { remotes, shell, builds }: Documents,
  name: string,
  version: string | undefined,
): Build | undefined {
  const document = name === SHELL ? shell : Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  const stored = document && version !== undefined ? storedVersion(document, version) : undefined;
  return stored && stored.removedAt === undefined ? builds.get(stored.manifest) : undefined;
}

export type PublishedVersion = StoredVersion & { version: string; build: Build };

/** The versions of a remote, or of the shell, whose files are there, the latest last. */
export function versionsOf(state: Documents, name: string): PublishedVersion[] {
  const { versions } = name === SHELL ? state.shell : remoteOf(state, name as RemoteName);
  const published = Object.entries(versions).flatMap(([version, stored]): PublishedVersion[] => {
    const build = buildOf(state, name, version);
    return build ? [{ ...stored, version, build }] : [];
  });
  return published.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** Whether a path is that of a namespace or below it; nothing but the home page is below `/`. */
const isWithin = (path: string, namespace: string): boolean => path === namespace || path.startsWith(`${namespace}/`);

/** The remote that a path, which may have parameters, belongs to: that with the longest namespace which contains it, the last that got it. */
export function ownerOf({ remotes }: Remotes, path: string): RemoteName | undefined {
  let [owner, longest, highest]: [string | undefined, number, number] = [undefined, 0, 0];
  for (const [name, { paths }] of Object.entries(remotes))
    for (const [namespace, rank] of Object.entries(paths)) {
      const { length } = namespace;
      const isBetter = length > longest || (length === longest && rank > highest);
      if (isBetter && isWithin(path, namespace)) [owner, longest, highest] = [name, length, rank];
    }
  return owner as RemoteName | undefined;
}

/** The paths below which a remote may have pages, unless another has a longer one there. */
export const pathsOf = (state: Remotes, name: RemoteName): string[] =>
  Object.keys(remoteOf(state, name).paths).filter((path) => ownerOf(state, path) === name);

/** A number for `paths-given` that is higher than those of all paths. */
export const nextRank = ({ remotes }: Remotes): number =>
  Math.max(0, ...Object.values(remotes).flatMap(({ paths }) => Object.values(paths))) + 1;

export { liveVersions, rollbackTarget } from './remote-document';

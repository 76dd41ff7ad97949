/** Adds the builds in the folder of the gateway to the registry: its shell, and the remotes of a fresh clone, which no team published. */
import { buildPath, filesOf, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { BuildStore } from '../builds/build-store';
import type { Registry } from './registry';
import type { RemoteDocument } from './remote-document';
import { buildOf, lastShell, nextRank, ownerOf, remoteOf, SHELL, storedVersion } from './registry-state';

type AdoptOptions = {
  /** Whether several gateways with different folders share the registry: then a known build changes nothing. */
  isShared: boolean;
};

async function storeFiles(registry: Registry, store: BuildStore, build: Build): Promise<void> {
  for (const { side, file, integrity } of filesOf(build)) {
    // Files that change in development have no hash, and are read from their folder.
    if (!integrity || (await registry.files.keepIfStored(integrity))) continue;
    const location = `${buildPath(build)}/${side}/${file}`;
    const body = store.file(location)?.body;
    if (!body) throw new Error(`${location} is not the file that build.json names. Run \`npm run build -- --force\`.`);
    await registry.files.put(integrity, body);
  }
}

/** Stores the files of remotes, which the check of a new shell and the adoption need. */
export async function storeBuilds(registry: Registry, store: BuildStore): Promise<void> {
  for (const build of store.remotes.values()) await storeFiles(registry, store, build);
}

/**
 * Whether the adoption of a version makes it the default version. It replaces no version published by a team, and no version
 * replaces it that may have been given back as a canary.
 */
export function becomesDefault(document: RemoteDocument, version: string, { isShared }: AdoptOptions): boolean {
  const { default: current } = document;
  if (!current) return true;
  // A version removed as unused is not new again.
  const stored = storedVersion(document, version);
  // Else a team rolled back from the build of the folder.
  const mayPromoteAgain = !isShared && current.by === 'gateway';
  const areOfFolder = storedVersion(document, current.version)?.isAdopted === true && stored?.isAdopted !== false;
  return current.version !== version && areOfFolder && (stored === undefined || mayPromoteAgain);
}

/** @param options undefined for a version that never becomes the default version: of the shell, which has none */
async function adopt(registry: Registry, build: Build, options?: AdoptOptions): Promise<void> {
  const { name: remote, version } = build;
  await registry.change((state) => {
    const isPromoted = options !== undefined && becomesDefault(remoteOf(state, remote), version, options);
    return [
      ...(buildOf(state, remote, version)
        ? []
        : [{ remote, type: 'adopted', version, manifest: JSON.stringify(build) } as const]),
      ...(isPromoted ? [{ remote, type: 'promoted', version, why: 'build of this site’s own folder' } as const] : []),
    ];
  });
}

/** Stores the files of this shell's pages: other gateways, and later ones, must be able to send them. */
export async function addShell(registry: Registry, store: BuildStore): Promise<void> {
  const { name, version, container, client } = store.shell;
  const build = { name, version, container, client: { files: client.files, groups: {} }, server: { files: {} } };
  await storeFiles(registry, store, build);
  await adopt(registry, build);
  const until = new Date().toISOString();
  await registry.change((state) =>
    lastShell(state) === version ? undefined : { type: 'used', remote: SHELL, version, until },
  );
}

/** The paths of a remote by the routes that it declares, up to a parameter; none within another one. */
export function claimedPaths({ routes = [] }: Pick<Build, 'routes'>): string[] {
  const all = [...new Set(routes.map(({ path }) => path.split('/:')[0] || '/'))];
  return all.filter((path) => !all.some((other) => path.startsWith(`${other}/`)));
}

export async function adoptBuilds(registry: Registry, store: BuildStore, options: AdoptOptions): Promise<void> {
  for (const build of store.remotes.values()) await adopt(registry, build, options);
  // Teams get theirs of an operator; those of this folder have theirs by being in it.
  for (const [remote, build] of store.remotes)
    await registry.change((state) => {
      const paths = claimedPaths(build).filter((path) => ownerOf(state, path) === undefined);
      return paths.length > 0 ? { remote, type: 'paths-given', paths, rank: nextRank(state) } : undefined;
    });
}

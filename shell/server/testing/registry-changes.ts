/** Builds, release sets, and changes of a registry for tests. */
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { isRemoteName, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { ownRoutes } from '@vipp/shared/testing/own-routes.server';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { routesOfSet } from '../remotes/live/choose-release';
import type { ReleaseChoice } from '../remotes/protocol/release-choice';
import { claimedPaths } from '../remotes/registry/adopt-builds';
import { toState, type RegistryState } from '../remotes/registry/registry-state';
import { applyChange, emptyDocument, type Change, type ChangeFields } from '../remotes/registry/remote-document';

/** A build with the pages of that remote and without files, except those in `files` with their hashes. */
export const minimalBuild = (
  name: string,
  version: string,
  files: { client?: Record<string, string>; server?: Record<string, string> } = {},
): Build => ({
  name,
  version,
  container: `${name.replaceAll('-', '_')}_${version}`,
  client: { files: files.client ?? {}, groups: {} },
  server: { files: files.server ?? {} },
  ...(isRemoteName(name) && { routes: ownRoutes(name) }),
});

/** The set of these builds, with their pages. */
export function choiceOf(builds: readonly Build[], fields: Partial<ReleaseChoice> = {}): ReleaseChoice {
  const remotes = new Map(builds.map((build) => [build.name as RemoteName, build]));
  return { remotes, ...routesOfSet(remotes, { documents: {} }), canary: [], preview: [], ...fields };
}

const changeOf = (remote: string, by: string, fields: ChangeFields): Change => ({
  at: '2026-11-20T17:42:10.000Z',
  by,
  remote,
  ...fields,
});

/** A version of a team. */
export const published = (build: Build): Change =>
  changeOf(build.name, 'team', {
    type: 'published',
    version: build.version,
    keyId: 'k',
    manifest: JSON.stringify(build),
  });

const adopted = (build: Build): Change =>
  changeOf(build.name, 'gateway', { type: 'adopted', version: build.version, manifest: JSON.stringify(build) });

/** A shell of that version with these files. */
export const shellAdded = (version: string, files: Record<string, string>): Change =>
  adopted(minimalBuild('shell', version, { client: files }));

let rank = 1_000;

export const pathsGiven = (remote: RemoteName, paths: string[]): Change =>
  changeOf(remote, 'operator', { type: 'paths-given', paths, rank: (rank += 1) });

/** The paths that a remote of this folder has at the start of a gateway. */
export const ownPathsGiven = (remote: RemoteName): Change =>
  pathsGiven(remote, claimedPaths({ routes: ownRoutes(remote) }));

const ofForms = (fields: ChangeFields, by = 'team'): Change => changeOf('mf-forms', by, fields);

/** Changes of `mf-forms`. */
export const formsChanges = {
  published: (version: string) => published(minimalBuild('mf-forms', version)),
  adopted: (version: string) => adopted(minimalBuild('mf-forms', version)),
  promoted: (version: string, by?: string) => ofForms({ type: 'promoted', version }, by),
  rolledBack: (version: string) => ofForms({ type: 'rolled-back', version }, 'operator'),
  canary: (version: string, percent: number) => ofForms({ type: 'canary', version, percent }),
  halted: (version: string) => ofForms({ type: 'halted', version, why: '12 of 87 requests failed' }, 'gateway'),
  retired: (redirects: Record<string, string>) => ofForms({ type: 'retired', redirects }),
  previewed: (version: string, link: { link: string; until: string }) =>
    ofForms({ type: 'previewed', version, ...link }),
  keyAdded: (keyId: string) => ofForms({ type: 'key-added', keyId, publicKey: 'p', label: 'CI' }, 'operator'),
};

/** The state of a registry after these changes. */
export function stateAfter(...changes: readonly Change[]): RegistryState {
  const names = [...new Set(changes.map(({ remote }) => remote))];
  const builds = new Map(
    changes.flatMap((change) =>
      'manifest' in change ? [[sha384(change.manifest), JSON.parse(change.manifest) as Build]] : [],
    ),
  );
  return toState(
    names.map((name) => {
      const ofRemote = changes.filter(({ remote }) => remote === name);
      return { name, revision: ofRemote.length, document: ofRemote.reduce(applyChange, emptyDocument) };
    }),
    builds,
  );
}

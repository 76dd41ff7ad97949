/** Events of a registry for tests. */
import { randomUUID } from 'node:crypto';
import { isRemoteName, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { ownRemotes, ownRoutes } from '@vipp/shared/testing/own-routes.server';
import type { Hosting } from '@vipp/shared/contract/federation/release-schemas';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { claimedPaths } from '../remotes/registry/claimed-paths';
import type { RegistryEvent, RemoteEvent } from '../remotes/protocol/registry-event';

type EventOfRemote = RemoteEvent<RegistryEvent>;

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

const common = (remote: RemoteName, by = 'team') => ({
  requestId: randomUUID(),
  at: '2026-11-20T17:42:10.000Z',
  by,
  remote,
});

/** A version of a team; its files are in the store unless stated otherwise. */
export const published = (
  build: Build & { name: RemoteName },
  hosting: Hosting = { kind: 'store' },
): EventOfRemote => ({
  ...common(build.name),
  type: 'published',
  version: build.version,
  build,
  hosting,
  keyId: 'k',
  manifest: JSON.stringify(build),
  signature: 's',
});

/** A shell of that version, whose pages load these files. */
export const shellAdded = (version: string, files: Record<string, string>): RegistryEvent => ({
  requestId: randomUUID(),
  at: '2026-11-20T17:42:10.000Z',
  by: 'gateway',
  remote: 'shell',
  type: 'shell-added',
  version,
  build: minimalBuild('shell', version, { client: files }),
});

export const pathsGiven = (remote: RemoteName, paths: string[]): EventOfRemote => ({
  ...common(remote, 'operator'),
  type: 'paths-given',
  paths,
});

/** The paths that a remote of this folder has at the start of a gateway. */
export const ownPathsGiven = (remote: RemoteName): EventOfRemote =>
  pathsGiven(remote, claimedPaths(ownRemotes.map((name) => minimalBuild(name, 'v1'))).get(remote) ?? []);

/** Events of `mf-forms`. */
export const formsEvents = {
  published: (version: string, hosting?: Hosting) =>
    published({ ...minimalBuild('mf-forms', version), name: 'mf-forms' }, hosting),
  adopted: (version: string): EventOfRemote => ({
    ...common('mf-forms', 'gateway'),
    type: 'adopted',
    version,
    build: minimalBuild('mf-forms', version),
  }),
  promoted: (version: string, by?: string): EventOfRemote => ({ ...common('mf-forms', by), type: 'promoted', version }),
  rolledBack: (version: string): EventOfRemote => ({ ...common('mf-forms', 'operator'), type: 'rolled-back', version }),
  canary: (version: string, percent: number): EventOfRemote => ({
    ...common('mf-forms'),
    type: 'canary',
    version,
    percent,
  }),
  halted: (version: string): EventOfRemote => ({
    ...common('mf-forms', 'gateway'),
    type: 'halted',
    version,
    why: '12 of 87 requests failed',
  }),
  retired: (redirects: Record<string, string>): EventOfRemote => ({
    ...common('mf-forms'),
    type: 'retired',
    redirects,
  }),
  keyAdded: (keyId: string): EventOfRemote => ({
    ...common('mf-forms', 'operator'),
    type: 'key-added',
    keyId,
    publicKey: 'p',
    label: 'CI',
  }),
  keyRevoked: (keyId: string): EventOfRemote => ({ ...common('mf-forms', 'operator'), type: 'key-revoked', keyId }),
};

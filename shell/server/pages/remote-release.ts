/** What a browser needs to load a build of a remote. */
import { clientFile, entryOf, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { ReleaseSet, RemoteRelease } from '../../src/federation/release-set';
import type { ReleaseChoice } from '../remotes/protocol/release-choice';

/** Scripts and style sheets by address, which the shell verifies before it imports an ES module. */
const moduleFiles = (build: Build): Record<string, string> =>
  Object.fromEntries(
    Object.entries(build.client.files)
      .filter(([file]) => /\.(js|css)$/.test(file))
      .map(([file, integrity]) => [clientFile(build, file), integrity]),
  );

export function toRemoteRelease(
  build: Build,
  { canary, remotes }: Pick<ReleaseChoice, 'canary' | 'remotes'>,
): RemoteRelease {
  const { client, clientType } = entryOf(build);
  return {
    version: build.version,
    container: build.container,
    entry: clientFile(build, client),
    integrity: build.client.files[client] ?? '',
    ...(canary.some((name) => remotes.get(name) === build) && { isCanary: true }),
    ...(clientType === 'module' && { files: moduleFiles(build) }),
  };
}

export const toReleaseSet = (release: ReleaseChoice): ReleaseSet => ({
  releases: Object.fromEntries([...release.remotes].map(([name, build]) => [name, toRemoteRelease(build, release)])),
  routes: release.routes,
});

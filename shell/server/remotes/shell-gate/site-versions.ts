/** The versions that are live on another site, and their files. */
import { buildPath } from '@vipp/shared/contract/federation/build-manifest';
import { fetchVerified, type ReadBuildFile } from '../builds/build-files';
import { fetchBuild, fetchLiveVersions } from '../registry/site-documents';
import type { LiveVersion } from './live-version';

export async function liveOfSite(site: string): Promise<LiveVersion[]> {
  const live = await fetchLiveVersions(site);
  return Promise.all(
    live.map(async ({ remote, version, role }) => ({ remote, role, build: await fetchBuild(site, remote, version) })),
  );
}

export const readFromSite =
  (site: string): ReadBuildFile =>
  (build, side, file) =>
    fetchVerified(`${site}${buildPath(build)}/${side}/${file}`, build[side].files[file] ?? '');

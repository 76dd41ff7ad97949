/** Reads the files of any version: from the store of the site, or else from the address where its team hosts them. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { fetchVerified, type ReadBuildFile } from '../builds/remote-download';
import type { Registry } from './registry';
import { remoteOf } from './registry-state';

const TIMEOUT_MS = 3_000;

/** @param timeoutMs for each file of another host */
export function createArtefactSource(
  registry: Pick<Registry, 'state' | 'files'>,
  timeoutMs = TIMEOUT_MS,
): ReadBuildFile {
  return async (build, side, file) => {
    const integrity = build[side].files[file];
    if (!integrity) throw new Error(`${build.name}@${build.version} has no file ${side}/${file}`);
    const stored = await registry.files.get(integrity);
    if (stored) return stored;
    const record = remoteOf(registry.state(), build.name as RemoteName).versions.get(build.version);
    if (record?.hosting.kind !== 'url')
      throw new Error(`${build.name}@${build.version}: ${side}/${file} is no longer in the store`);
    const body = await fetchVerified(`${record.hosting.url.replace(/\/$/, '')}/${side}/${file}`, integrity, timeoutMs);
    await registry.files.put(integrity, body);
    return body;
  };
}

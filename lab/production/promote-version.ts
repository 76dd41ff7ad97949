/** A new version of a remote, published with the key that the page has made. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readKey } from '@vipp/shared/contract/federation/signature.server';
import { restamp } from 'tooling/build/restamp';
import { readBuildFolder } from 'tooling/cli/build-folder';
import { publishManifest, uploadFiles } from 'tooling/cli/publish-build';
import { createSiteClient } from 'tooling/cli/site-client';

export const REMOTE = 'mf-content';
const DIST = path.resolve(import.meta.dirname, '../..', REMOTE, 'dist');

/**
 * @param gateway address of the gateway that is called
 * @returns what promotes the version, which no visitor gets yet
 */
export async function publishNext(
  gateway: string,
  keyFile: string,
  { target, version }: { target: string; version: string },
): Promise<() => Promise<unknown>> {
  const key = readKey(readFileSync(keyFile, 'utf8'));
  const team = createSiteClient({ site: gateway, key });
  restamp({ dist: DIST, target, version });
  const { manifest, files } = readBuildFolder(REMOTE, target);
  await uploadFiles(team, REMOTE, files);
  await publishManifest(team, key, { remote: REMOTE, manifest, hosting: { kind: 'store' } });
  return () => team.call('promote', { remote: REMOTE, version });
}

/** Validates an untrusted `build.json`, its file names in particular. */
import * as z from 'zod/mini';
import { declaredRoutesSchema, type RemoteName, versionSchema } from '@vipp/shared/contract/federation/remotes';
import { buildSchema, entryOf, filesOf, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import { remoteNames, versionsOf, type RegistryState } from '../registry/registry-state';

const candidateSchema = z.extend(buildSchema, { version: versionSchema, routes: declaredRoutesSchema });

/** File names become paths on the disk of the gateway and in addresses: no folders, no hidden files. */
const FILE_NAME = /^\w[\w.~-]{0,199}$/;
const BUILD_AGAIN = 'Build with this project’s tooling (npm run build) and publish dist/build.json unchanged.';

function* faultsOf(remote: RemoteName, build: Build, state: RegistryState): Generator<string> {
  const { name, version, container, client, server } = build;
  const entry = entryOf(build);
  if (name !== remote) yield `it is a build of ${name}, not of ${remote}`;
  // Several versions are loaded in one gateway, so each container needs a unique global name.
  if (!/^\w+$/.test(container) || !container.startsWith(`${remote.replaceAll('-', '_')}_`))
    yield `"${container}" cannot be the name of its container`;
  for (const { build: known } of remoteNames(state).flatMap((one) => versionsOf(state, one)))
    if (known.container === container && !(known.name === name && known.version === version))
      yield `the container name ${container} is already used by ${known.name}@${known.version}`;
  for (const { side, file } of filesOf(build))
    if (!FILE_NAME.test(file)) yield `${side}/${file} is not a file name without a folder`;
  if (!(entry.client in client.files)) yield `client/${entry.client} is missing`;
  if (!(entry.server in server.files)) yield `server/${entry.server} is missing`;
  for (const [group, { js, css }] of Object.entries(client.groups))
    for (const file of [...js, ...css])
      if (!(file in client.files)) yield `${group} needs client/${file}, which is not among the files`;
}

function parse(manifest: string): Build | string {
  try {
    const { data, error } = candidateSchema.safeParse(JSON.parse(manifest));
    return data ?? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  } catch {
    return 'it is not JSON';
  }
}

/**
 * @param manifest text of `dist/build.json`
 * @returns the build, or what is wrong with its manifest
 */
export function checkManifest(remote: RemoteName, manifest: string, state: RegistryState): Build | Problem[] {
  const build = parse(manifest);
  const faults = typeof build === 'string' ? [`build.json is invalid: ${build}`] : [...faultsOf(remote, build, state)];
  if (typeof build !== 'string' && faults.length === 0) return build;
  return faults.map((what) => ({ check: 'manifest', message: `${remote}: ${what}`, fix: BUILD_AGAIN }));
}

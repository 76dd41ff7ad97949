/** Validates an untrusted `build.json`, its file names in particular. */
import * as z from 'zod/mini';
import { declaredRoutesSchema, type RemoteName, versionSchema } from '@vipp/shared/contract/federation/remotes';
import { buildSchema, entryOf, filesOf } from '@vipp/shared/contract/federation/build-manifest';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import { remoteNames, versionsOf, type RegistryState } from '../registry/registry-state';

const candidateSchema = z.extend(buildSchema, {
  routes: declaredRoutesSchema,
  /** Shared module → range of versions that this build supports. */
  singletons: z.optional(z.record(z.string(), z.string())),
});

export type CandidateBuild = z.infer<typeof candidateSchema>;

const CHECK = 'manifest';
/** File names become paths on the disk of the gateway and in addresses: no folders, no hidden files. */
const FILE_NAME = /^\w[\w.~-]{0,199}$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const BUILD_AGAIN = 'Build with this project’s tooling (npm run build) and publish dist/build.json unchanged.';

function parse(manifest: string): CandidateBuild | string {
  try {
    const parsed = candidateSchema.safeParse(JSON.parse(manifest));
    if (parsed.success) return parsed.data;
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  } catch {
    return 'it is not JSON';
  }
}

function* wrongFiles(build: CandidateBuild): Generator<string> {
  const { client, server } = build;
  const entry = entryOf(build);
  for (const { side, file, integrity } of filesOf(build)) {
    if (!FILE_NAME.test(file)) yield `${side}/${file} is not a file name without a folder`;
    if (!INTEGRITY.test(integrity)) yield `${side}/${file} has no SHA-384`;
  }
  if (!(entry.client in client.files)) yield `client/${entry.client} is missing`;
  if (!(entry.server in server.files)) yield `server/${entry.server} is missing`;
  for (const [group, { js, css }] of Object.entries(client.groups)) {
    for (const file of [...js, ...css])
      if (!(file in client.files)) yield `${group} needs client/${file}, which is not among the files`;
  }
}

function* wrongNames(
  remote: RemoteName,
  { name, version, container }: CandidateBuild,
  state: RegistryState,
): Generator<string> {
  if (name !== remote) yield `it is a build of ${name}, not of ${remote}`;
  if (!versionSchema.safeParse(version).success)
    yield `"${version}" cannot be a version: at most 64 letters, digits, "." "_" "-"`;
  // Several versions are loaded in one gateway, so each container needs a unique global name.
  if (!/^\w+$/.test(container) || !container.startsWith(`${remote.replaceAll('-', '_')}_`))
    yield `"${container}" cannot be the name of its container`;
  for (const known of remoteNames(state)) {
    for (const { build } of versionsOf(state, known)) {
      if (build.container === container && !(build.name === name && build.version === version))
        yield `the container name ${container} is already used by ${build.name}@${build.version}`;
    }
  }
}

/** @param manifest text of `dist/build.json` */
export function checkManifest(
  remote: RemoteName,
  manifest: string,
  state: RegistryState,
): { build: CandidateBuild } | { problems: Problem[] } {
  const build = parse(manifest);
  if (typeof build === 'string')
    return {
      problems: [{ check: CHECK, message: `${remote}: build.json is invalid: ${build}`, fix: BUILD_AGAIN }],
    };
  const wrong = [...wrongNames(remote, build, state), ...wrongFiles(build)];
  if (wrong.length === 0) return { build };
  return { problems: wrong.map((what) => ({ check: CHECK, message: `${remote}: ${what}`, fix: BUILD_AGAIN })) };
}

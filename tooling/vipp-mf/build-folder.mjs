/** A build on disk, looked at before any site is asked. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, EXIT } from './command-error.mjs';

const sha384 = (body) => createHash('sha384').update(body).digest('hex');
const BUILD_AGAIN = 'Build again: npm run build -- --force';

/** @returns {string} `--dist`, else REMOTE/dist of this folder, else ./dist */
export function distFolder(remote, options, cwd) {
  if (options.dist) return path.resolve(cwd, options.dist);
  const below = path.join(cwd, remote, 'dist');
  return existsSync(path.join(below, 'build.json')) ? below : path.join(cwd, 'dist');
}

/**
 * `build.json` as far as the command line needs it: file name → SHA-384, in the form of an `integrity` attribute.
 *
 * @typedef {{ name: string, version: string, client: { files: Record<string, string> }, server: { files: Record<string, string> } }} BuildManifest
 */

/** @returns {BuildManifest} */
function parseManifest(file, manifest) {
  try {
    const build = JSON.parse(manifest);
    if (typeof build.version === 'string' && build.client?.files && build.server?.files) return build;
  } catch {
    // Said below.
  }
  throw new CommandError(EXIT.failed, `${file} is no manifest of a build. ${BUILD_AGAIN}`);
}

/** @returns {{ manifest: string, build: BuildManifest }} the text, which is what is signed, and what it says */
export function readManifest(remote, dist) {
  const file = path.join(dist, 'build.json');
  if (!existsSync(file))
    throw new CommandError(
      EXIT.failed,
      `there is no build at ${dist}. Build ${remote} first (npm run build), or name its folder with --dist.`,
    );
  const manifest = readFileSync(file, 'utf8');
  const build = parseManifest(file, manifest);
  if (build.name !== remote)
    throw new CommandError(
      EXIT.notUnderstood,
      `${dist} is a build of ${build.name}, not of ${remote}. Name its folder with --dist.`,
    );
  return { manifest, build };
}

function readFiles(dist, build) {
  return ['client', 'server'].flatMap((side) =>
    Object.entries(build[side].files).map(([name, integrity]) => {
      const location = path.join(dist, side, name);
      return {
        location: `${side}/${name}`,
        integrity,
        body: existsSync(location) ? readFileSync(location) : undefined,
      };
    }),
  );
}

/**
 * The build with all its files, each as its manifest says.
 *
 * @throws {CommandError} naming every file that is missing or was changed
 */
export function readBuildFolder(remote, dist) {
  const { manifest, build } = readManifest(remote, dist);
  const files = readFiles(dist, build).map((file) => ({
    ...file,
    hash: Buffer.from(file.integrity.replace('sha384-', ''), 'base64').toString('hex'),
  }));
  const problems = files.flatMap(({ location, body, hash }) => {
    if (!body) return [{ check: 'files', message: `${location} is missing in ${dist}`, fix: BUILD_AGAIN }];
    return sha384(body) === hash
      ? []
      : [{ check: 'files', message: `${location} is not the file that build.json names`, fix: BUILD_AGAIN }];
  });
  if (problems.length > 0)
    throw new CommandError(EXIT.refused, `${remote}: the build in ${dist} is not whole`, problems);
  return { manifest, build, files };
}

/** A build on disk, checked before any site is asked. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { BUILD_FILE, readBuild } from '@vipp/shared/contract/federation/read-build.server';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import { CommandError, EXIT } from './command-error';
import { GUEST_MANIFEST, isGuestBuild, readGuestBuild } from './guest-build';

const BUILD_AGAIN = 'Build again: npm run build -- --force';

export type BuildFile = { location: string; integrity: string; hash: string; body: Buffer };

/** `source` is the file that describes the build. */
type BuildDescription = { manifest: string; build: Build; source: string };
type ReadBuild = BuildDescription & { files: BuildFile[] };

/** @returns `--dist`, else REMOTE/dist of this folder, else ./dist */
export function distFolder(remote: string, options: { dist?: string }, cwd: string): string {
  if (options.dist) return path.resolve(cwd, options.dist);
  const below = path.join(cwd, remote, 'dist');
  return existsSync(path.join(below, BUILD_FILE)) || isGuestBuild(below) ? below : path.join(cwd, 'dist');
}

function readOwnBuild(dist: string): Build | undefined {
  try {
    return readBuild(dist);
  } catch {
    throw new CommandError(EXIT.failed, `${path.join(dist, BUILD_FILE)} is no manifest of a build. ${BUILD_AGAIN}`);
  }
}

const describe = (build: Build, source: string): BuildDescription => ({
  manifest: `${JSON.stringify(build, undefined, 2)}\n`,
  build,
  source,
});

/**
 * Composes the record of a build.
 *
 * @returns its text, which is what is signed, and its content
 */
export function readManifest(remote: string, dist: string): BuildDescription {
  const build = readOwnBuild(dist);
  if (!build && isGuestBuild(dist)) return describe(readGuestBuild(remote, dist), GUEST_MANIFEST);
  if (!build)
    throw new CommandError(
      EXIT.failed,
      `there is no build at ${dist}. Build ${remote} first (npm run build), or name its folder with --dist.`,
    );
  if (build.name !== remote)
    throw new CommandError(
      EXIT.invalid,
      `${dist} is a build of ${build.name}, not of ${remote}. Name its folder with --dist.`,
    );
  return describe(build, BUILD_FILE);
}

/** A file as the manifest names it, or what is wrong with it. */
function readFile(dist: string, location: string, integrity: string): BuildFile | Problem {
  const place = path.join(dist, location);
  if (!existsSync(place)) return { check: 'files', message: `${location} is missing in ${dist}`, fix: BUILD_AGAIN };
  const body = readFileSync(place);
  return sha384(body) === integrity
    ? { location, integrity, hash: toHexHash(integrity), body }
    : { check: 'files', message: `${location} is not the file that build.json names`, fix: BUILD_AGAIN };
}

/**
 * The build with all its files, each verified against the manifest.
 *
 * @throws {CommandError} naming every file that is missing or was changed
 */
export function readBuildFolder(remote: string, dist: string): ReadBuild {
  const { manifest, build, source } = readManifest(remote, dist);
  const read = (['client', 'server'] as const).flatMap((side) =>
    Object.entries(build[side].files).map(([name, integrity]) => readFile(dist, `${side}/${name}`, integrity)),
  );
  const problems = read.filter((one) => 'check' in one);
  if (problems.length > 0)
    throw new CommandError(EXIT.refused, `${remote}: the build in ${dist} is incomplete`, problems);
  return { manifest, build, source, files: read.filter((one) => 'body' in one) };
}

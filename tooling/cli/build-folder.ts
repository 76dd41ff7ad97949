/** A build on disk, checked before any site is asked. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
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
  return existsSync(path.join(below, 'build.json')) || isGuestBuild(below) ? below : path.join(cwd, 'dist');
}

function parseManifest(file: string, manifest: string): Build {
  try {
    return buildSchema.parse(JSON.parse(manifest));
  } catch {
    throw new CommandError(EXIT.failed, `${file} is no manifest of a build. ${BUILD_AGAIN}`);
  }
}

/**
 * Reads `build.json`, or composes it where another bundler built.
 *
 * @returns the manifest's text, which is what is signed, and its content
 */
export function readManifest(remote: string, dist: string): BuildDescription {
  const file = path.join(dist, 'build.json');
  if (!existsSync(file) && isGuestBuild(dist)) {
    const build = readGuestBuild(remote, dist);
    return { manifest: `${JSON.stringify(build, undefined, 2)}\n`, build, source: GUEST_MANIFEST };
  }
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
  return { manifest, build, source: 'build.json' };
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

/** A build on disk, checked before any site is asked. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { BUILD_FILE, readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { FILES_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import { CommandError, EXIT } from './command-error';
import { isGuestBuild, readGuestBuild } from './guest-build';

const BUILD_AGAIN = 'Build again: npm run build -- --force';

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

/** The record of a build. */
export function readRecord(remote: string, dist: string): Build {
  const build = readOwnBuild(dist);
  if (!build && isGuestBuild(dist)) return readGuestBuild(remote, dist);
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
  return build;
}

/**
 * @returns the record, its text, which the site stores, and the files by SHA-384, each verified against the record
 * @throws {CommandError} naming every file that is missing or was changed
 */
export function readBuildFolder(remote: string, dist: string) {
  const build = readRecord(remote, dist);
  const files = new Map<string, Buffer>();
  const problems: Problem[] = [];
  for (const { side, file, integrity } of filesOf(build)) {
    const place = path.join(dist, side, file);
    const body = existsSync(place) ? readFileSync(place) : undefined;
    const what = body ? 'is not the file that build.json names' : `is missing in ${dist}`;
    if (body && sha384(body) === integrity) files.set(integrity, body);
    else problems.push({ check: FILES_CHECK, message: `${side}/${file} ${what}`, fix: BUILD_AGAIN });
  }
  if (problems.length > 0)
    throw new CommandError(EXIT.refused, `${remote}: the build in ${dist} is incomplete`, problems);
  return { build, manifest: `${JSON.stringify(build, undefined, 2)}\n`, files };
}

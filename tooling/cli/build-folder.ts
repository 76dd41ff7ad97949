/** A build on disk, of the preset or of a guest (docs/contracts/guest-remotes.md), checked before any site is asked. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { buildOfManifest, MF_MANIFEST, type MfManifest } from '@vipp/shared/contract/federation/mf-manifest';
import { BUILD_FILE, readBuild, readMfManifest, readRoutes } from '@vipp/shared/contract/federation/read-build.server';
import { ROUTES_FILE } from '@vipp/shared/contract/federation/remotes';
import { FILES_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import { ofEach, versionOf } from '../build/build-manifest';
import { isAsset, type Side } from '../build/stamp-files';
import { CommandError, EXIT } from './command-error';

const refuseGuest = (what: string): never => {
  throw new CommandError(EXIT.failed, `${what}. See docs/contracts/guest-remotes.md.`);
};

/** Path in the folder of a guest's build, which the Module Federation plugin of its bundler writes. */
const GUEST_MANIFEST = `client/${MF_MANIFEST}`;

const isGuestBuild = (dist: string): boolean => existsSync(path.join(dist, GUEST_MANIFEST));

/** SHA-384 by file name. */
function hashesOf(dist: string, side: Side): Record<string, string> {
  const folder = path.join(dist, side);
  if (!existsSync(folder)) refuseGuest(`${folder} is missing`);
  const below = readdirSync(folder, { withFileTypes: true }).find((one) => one.isDirectory() && isAsset(one.name));
  if (below) refuseGuest(`${side}/${below.name} is a folder: the files of a build are directly in client and server`);
  return ofEach(folder, (file) => sha384(readFileSync(file)));
}

function readManifest(dist: string): MfManifest {
  try {
    return readMfManifest(dist);
  } catch {
    return refuseGuest(`${path.join(dist, GUEST_MANIFEST)} is no manifest of Module Federation`);
  }
}

/**
 * The record of a build that was not made with this project's preset: of its manifest and its files.
 *
 * @throws {CommandError} when the folder is not one of a guest's build
 */
function readGuestBuild(name: string, dist: string): Build {
  const files = { client: hashesOf(dist, 'client'), server: hashesOf(dist, 'server') };
  const routes =
    readRoutes(dist) ??
    readRoutes(path.dirname(dist)) ??
    refuseGuest(`${path.join(path.dirname(dist), ROUTES_FILE)} is missing: the pages of the remote`);
  return buildOfManifest(readManifest(dist), { name, version: versionOf(dist, routes), routes, ...files });
}

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

/** The record of a build that was not made with this project's preset: of its manifest and its files (docs/contracts/guest-remotes.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { ROUTES_FILE } from '@vipp/shared/contract/federation/remotes';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { buildOfManifest, MF_MANIFEST, type MfManifest } from '@vipp/shared/contract/federation/mf-manifest';
import { readMfManifest, readRoutes } from '@vipp/shared/contract/federation/read-build.server';
import { ofEach, versionOf } from '../build/build-manifest';
import { isAsset, type Side } from '../build/stamp-files';
import { CommandError, EXIT } from './command-error';

const refuse = (what: string): never => {
  throw new CommandError(EXIT.failed, `${what}. See docs/contracts/guest-remotes.md.`);
};

/** Path in the folder of a guest's build, which the Module Federation plugin of its bundler writes. */
const GUEST_MANIFEST = `client/${MF_MANIFEST}`;

export const isGuestBuild = (dist: string): boolean => existsSync(path.join(dist, GUEST_MANIFEST));

/** SHA-384 by file name. */
function hashesOf(dist: string, side: Side): Record<string, string> {
  const folder = path.join(dist, side);
  if (!existsSync(folder)) refuse(`${folder} is missing`);
  const below = readdirSync(folder, { withFileTypes: true }).find((one) => one.isDirectory() && isAsset(one.name));
  if (below) refuse(`${side}/${below.name} is a folder: the files of a build are directly in client and server`);
  return ofEach(folder, (file) => sha384(readFileSync(file)));
}

function readManifest(dist: string): MfManifest {
  try {
    return readMfManifest(dist);
  } catch {
    return refuse(`${path.join(dist, GUEST_MANIFEST)} is no manifest of Module Federation`);
  }
}

/** @throws {CommandError} when the folder is not one of a guest's build */
export function readGuestBuild(name: string, dist: string): Build {
  const files = { client: hashesOf(dist, 'client'), server: hashesOf(dist, 'server') };
  const routes =
    readRoutes(dist) ??
    readRoutes(path.dirname(dist)) ??
    refuse(`${path.join(path.dirname(dist), ROUTES_FILE)} is missing: the pages of the remote`);
  return buildOfManifest(readManifest(dist), { name, version: versionOf(dist, routes), routes, ...files });
}

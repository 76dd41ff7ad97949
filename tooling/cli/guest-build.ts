/** The record of a build that was not made with this project's preset: of its manifest and its files (docs/contracts/guest-remotes.md). */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { ROUTES_FILE, type RemoteRoute } from '@vipp/shared/contract/federation/remotes';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { buildOfManifest, MF_MANIFEST, type MfManifest } from '@vipp/shared/contract/federation/mf-manifest';
import { readMfManifest } from '@vipp/shared/contract/federation/read-build.server';
import { readRoutes } from '@vipp/shared/contract/federation/read-routes.server';
import { CommandError, EXIT } from './command-error';

const GUIDE = 'See docs/contracts/guest-remotes.md.';

/** Path in the folder of a guest's build, which the Module Federation plugin of its bundler writes. */
const GUEST_MANIFEST = `client/${MF_MANIFEST}`;

export const isGuestBuild = (dist: string): boolean => existsSync(path.join(dist, GUEST_MANIFEST));

/** Bodies by file name. */
type Files = ReadonlyMap<string, Buffer>;

/** Compressed copies, source maps and statistics are not published, and bundlers write hidden files for their own use. */
const isPublished = (file: string): boolean => !/^\.|\.(br|gz|map)$|\.LICENSE\.txt$|^mf-stats\.json$/.test(file);

function readSide(dist: string, side: 'client' | 'server'): Files {
  const folder = path.join(dist, side);
  if (!existsSync(folder)) throw new CommandError(EXIT.failed, `${folder} is missing. ${GUIDE}`);
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => isPublished(name));
  const below = entries.find((entry) => entry.isDirectory());
  if (below)
    throw new CommandError(
      EXIT.failed,
      `${side}/${below.name} is a folder: the files of a build are directly in client and server. ${GUIDE}`,
    );
  const names = entries.map(({ name }) => name).sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}

function readManifest(dist: string): MfManifest {
  try {
    return readMfManifest(dist);
  } catch {
    throw new CommandError(
      EXIT.failed,
      `${path.join(dist, GUEST_MANIFEST)} is no manifest of Module Federation. ${GUIDE}`,
    );
  }
}

/** Hash of all that was emitted: 12 hexadecimal digits. */
function versionOf(sides: Readonly<Record<'client' | 'server', Files>>, routes: readonly RemoteRoute[]): string {
  const hash = createHash('sha256').update(JSON.stringify(routes));
  for (const [side, files] of Object.entries(sides))
    for (const [name, body] of files) hash.update(`${side}/${name}\0${body.length}\0`).update(body);
  return hash.digest('hex').slice(0, 12);
}

const mapFiles = <Value>(files: Files, toValue: (body: Buffer) => Value): Record<string, Value> =>
  Object.fromEntries([...files].map(([name, body]) => [name, toValue(body)]));

/**
 * @throws {CommandError} when the folder is not one of a guest's build
 */
export function readGuestBuild(name: string, dist: string): Build {
  const sides = { client: readSide(dist, 'client'), server: readSide(dist, 'server') };
  const routes = readRoutes(dist) ?? readRoutes(path.dirname(dist));
  if (!routes)
    throw new CommandError(
      EXIT.failed,
      `${path.join(path.dirname(dist), ROUTES_FILE)} is missing: the pages of the remote. ${GUIDE}`,
    );
  return buildOfManifest(readManifest(dist), {
    name,
    version: versionOf(sides, routes),
    routes,
    client: mapFiles(sides.client, sha384),
    server: mapFiles(sides.server, sha384),
  });
}

/** Reads the record of a build from its folder, and the manifest of the federation plugin that it is made of. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type Build } from './build-manifest';
import { MF_MANIFEST, mfManifestSchema, type MfManifest } from './mf-manifest';

export const BUILD_FILE = 'build.json';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param dist folder with `build.json`, `client` and `server`
 * @returns undefined where nothing was built
 * @throws {Error} when the record is invalid
 */
export function readBuild(dist: string): Build | undefined {
  const file = path.join(dist, BUILD_FILE);
  return existsSync(file) ? buildSchema.parse(readJson(file)) : undefined;
}

/** @throws {Error} when it is missing or invalid */
export const readMfManifest = (dist: string): MfManifest =>
  mfManifestSchema.parse(readJson(path.join(dist, 'client', MF_MANIFEST)));

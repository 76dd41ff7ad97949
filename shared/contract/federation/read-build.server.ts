/** Reads the declared pages of a remote, the record of its build, and the manifest of the federation plugin that this is made of. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type Build } from './build-manifest';
import { MF_MANIFEST, mfManifestSchema, type MfManifest } from './mf-manifest';
import {
  declaredPageSchema,
  declaredRedirectSchema,
  declaredRoutesSchema,
  ROUTES_FILE,
  type RemoteRoute,
} from './remotes';

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

/** The fault of each entry: the schema of all of them says only that one is neither a page nor a redirect. */
const problemsOf = (declared: unknown): string[] =>
  (Array.isArray(declared) ? declared : []).flatMap((entry: unknown, index) => {
    const isRedirect = typeof entry === 'object' && entry !== null && 'redirect' in entry;
    const { error } = (isRedirect ? declaredRedirectSchema : declaredPageSchema).safeParse(entry);
    return (error?.issues ?? []).map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `entry ${index + 1} has the unknown field ${issue.keys.join(', ')}`
        : `entry ${index + 1}, ${issue.path.join('.')}: ${issue.message}`,
    );
  });

/**
 * @param folder of the remote
 * @returns undefined where it has no such file
 * @throws {Error} naming each field that is wrong or unknown
 */
export function readRoutes(folder: string): RemoteRoute[] | undefined {
  const file = path.join(folder, ROUTES_FILE);
  if (!existsSync(file)) return undefined;
  let declared: unknown;
  try {
    declared = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const routes = declaredRoutesSchema.safeParse(declared);
  if (routes.success) return routes.data;
  const problems = problemsOf(declared);
  throw new Error(
    `${file}: ${problems.join('; ') || 'it is no list of at most 200 routes'}. See docs/contracts/page-module.md.`,
  );
}

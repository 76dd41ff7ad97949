/** Reads the record of a build from its folder: `build.json`, and the manifest of the federation plugin for the rest. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { buildSchema, type Build } from './build-manifest';
import { routesSchema } from './remotes';
import { buildOfManifest, MF_MANIFEST, mfManifestSchema } from './mf-manifest';

const filesSchema = z.object({ files: z.record(z.string(), z.string()) });

/** What the manifest lacks. The shell exposes nothing and has none: its `build.json` is the whole record. */
const buildFileSchema = z.union([
  buildSchema,
  z.object({
    name: z.string(),
    version: z.string(),
    client: filesSchema,
    server: filesSchema,
    routes: z.optional(routesSchema),
    sizes: z.optional(z.record(z.string(), z.int())),
  }),
]);

export type BuildFile = z.infer<typeof buildFileSchema>;

export const BUILD_FILE = 'build.json';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param dist folder with `build.json`, `client` and `server`
 * @returns undefined where nothing was built
 * @throws {Error} when one of the two documents is invalid
 */
export function readBuild(dist: string): Build | undefined {
  const file = path.join(dist, BUILD_FILE);
  if (!existsSync(file)) return undefined;
  const build = buildFileSchema.parse(readJson(file));
  if ('container' in build) return build;
  const manifest = mfManifestSchema.parse(readJson(path.join(dist, 'client', MF_MANIFEST)));
  return buildOfManifest(manifest, { ...build, client: build.client.files, server: build.server.files });
}

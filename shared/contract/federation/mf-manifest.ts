/**
 * `mf-manifest.json` of the Module Federation plugins of webpack, Rspack and Vite beside a remote entry: its parts for the
 * record of a build.
 */
import * as z from 'zod/mini';
import { CLIENT_ENTRY, SERVER_ENTRY, type AssetGroup, type Build, type BuildEntry } from './build-manifest';

/** Name of the file, in the folder of the browser's build. */
export const MF_MANIFEST = 'mf-manifest.json';

const fileNames = z._default(z.array(z.string()), []);
/** `sync`: needed by a module to run, `async`: loaded later. */
const assetsSchema = z.looseObject({ js: z.looseObject({ sync: fileNames }), css: z.looseObject({ sync: fileNames }) });

export const mfManifestSchema = z.looseObject({
  name: z.string(),
  metaData: z.looseObject({
    /** Global variable of the container. */
    globalName: z.optional(z.string()),
    remoteEntry: z.looseObject({ name: z.string(), path: z._default(z.string(), ''), type: z.string() }),
  }),
  exposes: z.array(z.looseObject({ path: z.string(), assets: assetsSchema })),
  shared: z.array(
    z.looseObject({
      name: z.string(),
      singleton: z.optional(z.boolean()),
      /** `false` or absent: any version. */
      requiredVersion: z.optional(z.union([z.string(), z.literal(false)])),
    }),
  ),
});

export type MfManifest = z.infer<typeof mfManifestSchema>;

/** Facts that the manifest lacks. */
type BuiltFiles = Pick<Build, 'name' | 'version'> & {
  routes?: Build['routes'] | undefined;
  /** SHA-384 by file name, in the format of an `integrity` attribute. */
  client: Record<string, string>;
  server: Record<string, string>;
};

const containerOf = ({ name, metaData }: MfManifest): string => metaData.globalName ?? name;

/** Container types that are ES modules; all others define a global variable. */
const MODULE_TYPES = new Set(['module', 'esm']);

/** The manifest names the browser's entry only; the server's is a CommonJS file under the preset's name or the same name. */
function entryFiles({ metaData }: MfManifest, server: Record<string, string>): BuildEntry {
  const { name, path, type } = metaData.remoteEntry;
  const sameName = name.replace(/\.[cm]?js$/, '.cjs');
  return {
    client: path === '' ? name : `${path.replace(/\/$/, '')}/${name}`,
    clientType: MODULE_TYPES.has(type) ? 'module' : 'script',
    server: SERVER_ENTRY in server ? SERVER_ENTRY : sameName,
  };
}

const isPresetEntry = ({ client, clientType, server }: BuildEntry): boolean =>
  client === CLIENT_ENTRY && clientType === 'script' && server === SERVER_ENTRY;

/** Files of the container itself and of each exposed module, under its name without `./`. */
function groupsOf(manifest: MfManifest, entry: BuildEntry): Record<string, AssetGroup> {
  const modules = manifest.exposes.map(({ path, assets }): [string, AssetGroup] => [
    path.replace('./', ''),
    { js: assets.js.sync, css: assets.css.sync },
  ]);
  return { [containerOf(manifest)]: { js: [entry.client], css: [] }, ...Object.fromEntries(modules) };
}

/** Ranges of the singletons, which the shell provides; other shared modules may come with the remote. */
const singletonsOf = ({ shared }: MfManifest): Record<string, string> =>
  Object.fromEntries(
    shared
      .filter(({ singleton }) => singleton)
      .map(({ name, requiredVersion }) => [name, requiredVersion || '*'])
      .sort(),
  );

/** Composes the record of a build from the plugin's manifest and the files of both sides. */
export function buildOfManifest(manifest: MfManifest, { name, version, client, server, routes }: BuiltFiles): Build {
  const entry = entryFiles(manifest, server);
  return {
    name,
    version,
    container: containerOf(manifest),
    client: { files: client, groups: groupsOf(manifest, entry) },
    server: { files: server },
    ...(routes && { routes }),
    singletons: singletonsOf(manifest),
    ...(!isPresetEntry(entry) && { entry }),
  };
}

/** The manifest of a build, `dist/build.json`: written by the build, read by the gateway, the gate and the command line. */
import * as z from 'zod/mini';
import { routesSchema } from './remotes';

const filesSchema = z.record(z.string(), z.string());
const groupSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** `script` defines the container as a global variable, `module` exports `init` and `get`. */
const entrySchema = z.object({ client: z.string(), clientType: z.enum(['script', 'module']), server: z.string() });

export const buildSchema = z.object({
  name: z.string(),
  version: z.string(),
  container: z.string(),
  /** SHA-384 by file name, in the format of an `integrity` attribute. */
  client: z.object({ files: filesSchema, groups: z.record(z.string(), groupSchema) }),
  server: z.object({ files: filesSchema }),
  /** The pages of a remote; absent of the shell, and of versions from before remotes declared them. */
  routes: z.optional(routesSchema),
  /** Version range of each module that it shares with the shell, by module request. */
  singletons: z.optional(z.record(z.string(), z.string())),
  /** Entry files of a build that was not made with this project's preset; those of the preset when absent. */
  entry: z.optional(entrySchema),
});

export type Build = z.infer<typeof buildSchema>;
export type AssetGroup = z.infer<typeof groupSchema>;
export type BuildEntry = z.infer<typeof entrySchema>;

export type Side = 'client' | 'server';

/** Every file of a build. */
export const filesOf = (build: Pick<Build, Side>): { side: Side; file: string; integrity: string }[] =>
  (['client', 'server'] as const).flatMap((side) =>
    Object.entries(build[side].files).map(([file, integrity]) => ({ side, file, integrity })),
  );

export const CLIENT_ENTRY = 'remote-entry.js';
export const SERVER_ENTRY = 'remote-entry.cjs';

const PRESET_ENTRY: BuildEntry = { client: CLIENT_ENTRY, clientType: 'script', server: SERVER_ENTRY };

/** Entry files of both sides of a build. */
export const entryOf = ({ entry = PRESET_ENTRY }: Pick<Build, 'entry'>): BuildEntry => entry;

/** Path below which the files of a build are served; they are immutable because the path contains the version. */
export const buildPath = ({ name, version }: Pick<Build, 'name' | 'version'>): string => `/_mf/${name}/${version}`;

export const clientFile = (build: Build, file: string): string => `${buildPath(build)}/client/${file}`;

/** Address of a file with its hash in its name, independent of the version of the shell. */
export const staticFile = (file: string): string => `/_mf/shell/static/${file}`;

/** Font files of a build. */
export const fontFiles = ({ client }: Build): string[] =>
  Object.keys(client.files).filter((file) => file.endsWith('.woff2'));

/** The font of French texts, which every page needs. */
export const textFont = (build: Build): string | undefined =>
  fontFiles(build).find((file) => file.includes('-french.'));

const NO_ASSETS: AssetGroup = { js: [], css: [] };

/** Files of an exposed module such as `./home-page`; empty for an unknown one. */
export const exposedAssets = (build: Build, module: string): AssetGroup =>
  build.client.groups[module.replace('./', '')] ?? NO_ASSETS;

/** Modules that a build exposes to browsers. */
export const exposedToBrowsers = ({ client, container }: Build): string[] =>
  Object.keys(client.groups)
    .filter((group) => group !== container)
    .map((group) => `./${group}`);

/** The manifest of a build, `dist/build.json`: written by the build, read by the gateway, the gate and the command line. */
import * as z from 'zod/mini';

const filesSchema = z.record(z.string(), z.string());
const groupSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

export const buildSchema = z.object({
  name: z.string(),
  version: z.string(),
  container: z.string(),
  /** File name → SHA-384, in the form of an `integrity` attribute. */
  client: z.object({ files: filesSchema, groups: z.record(z.string(), groupSchema) }),
  server: z.object({ files: filesSchema }),
  /** Range of versions of each module that it shares with the shell, by request. */
  singletons: z.optional(z.record(z.string(), z.string())),
  /** Size of each client file as browsers get it, in bytes (brotli). */
  sizes: z.optional(z.record(z.string(), z.int())),
});

export type Build = z.infer<typeof buildSchema>;
export type AssetGroup = z.infer<typeof groupSchema>;

export const CLIENT_ENTRY = 'remote-entry.js';
export const SERVER_ENTRY = 'remote-entry.cjs';

/** Path below which a build's files are served; the version makes each file immutable. */
export const buildPath = ({ name, version }: Pick<Build, 'name' | 'version'>): string => `/_mf/${name}/${version}`;

export const clientFile = (build: Build, file: string): string => `${buildPath(build)}/client/${file}`;

/** Address of a file that stays the same from one version of the shell to the next: its name holds its hash. */
export const staticFile = (file: string): string => `/_mf/shell/static/${file}`;

/** Fonts of a build. */
export const fontFiles = ({ client }: Build): string[] =>
  Object.keys(client.files).filter((file) => file.endsWith('.woff2'));

const NO_ASSETS: AssetGroup = { js: [], css: [] };

/** Files that an exposed module needs, `./home-page` for instance. */
export const exposedAssets = (build: Build, module: string): AssetGroup =>
  build.client.groups[module.replace('./', '')] ?? NO_ASSETS;

/** Modules that a build exposes to browsers. */
export const exposedToBrowsers = ({ client, container }: Build): string[] =>
  Object.keys(client.groups)
    .filter((group) => group !== container)
    .map((group) => `./${group}`);

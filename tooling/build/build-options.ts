/** Options of a package's build, and what all builds share. */
export type Mode = 'production' | 'development';

export type BuildOptions = {
  /** Name of the package. */
  name: string;
  /** Its folder: that name in this project, anywhere else in a repository of a team. */
  dir: string;
  version: string;
  mode: Mode;
  /** Folder that the files are written to. */
  dist: string;
  /** Packages are part of the programs that run in Node: `npm run package`. */
  bundled?: boolean;
};

/**
 * Modules that exist once per page and once per gateway: the shell provides them (`shell/src/federation/shared-modules.ts`),
 * remotes consume them. Request → package whose version decides compatibility.
 */
export const sharedSingletons: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  '@vipp/shared/stores/router': '@vipp/shared',
  '@vipp/shared/stores/site-context': '@vipp/shared',
};

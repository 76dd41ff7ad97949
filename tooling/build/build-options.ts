/** Options of a package's build. */
export type Mode = 'production' | 'development';

export type BuildOptions = {
  /** Name of the package, as its folder. */
  name: string;
  version: string;
  mode: Mode;
  /** Folder that the files are written to. */
  dist: string;
  /** Packages are part of the programs that run in Node: `npm run package`. */
  bundled?: boolean;
};

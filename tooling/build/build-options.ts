/** Options of a package's build. */
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

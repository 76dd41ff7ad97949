/** Files of builds, each verified against its SHA-384. */
import type { Build, Side } from '@vipp/shared/contract/federation/build-manifest';

/** Reads one file of a build. Rejects when it is unavailable, or not as it was published. */
export type ReadBuildFile = (build: Build, side: Side, file: string) => Promise<Buffer>;

/** Far more than the largest files of a build, some hundred kilobytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

type Store = { get: (integrity: string) => Promise<Buffer | undefined> };

/** Reads from the store of this site. */
export const readFromStore =
  ({ get }: Store): ReadBuildFile =>
  async (build, side, file) => {
    const integrity = build[side].files[file];
    if (!integrity) throw new Error(`${build.name}@${build.version} has no file ${side}/${file}`);
    const stored = await get(integrity);
    if (!stored) throw new Error(`${side}/${file} is not in the store of the site`);
    return stored;
  };

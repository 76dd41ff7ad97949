/** The remotes of this folder. One that was removed can leave ignored files behind: a folder without a package is none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const projectRoot = path.resolve(import.meta.dirname, '..');

/** @returns names of folders, sorted */
export const remoteFolders = (root = projectRoot): string[] =>
  readdirSync(root)
    .filter(
      (name) =>
        name.startsWith('mf-') &&
        existsSync(path.join(root, name, 'package.json')) &&
        existsSync(path.join(root, name, 'src/exposes')),
    )
    .sort();

const packageSchema = z.object({ name: z.string() });

/** Name of the remote whose folder this is; undefined in any other folder. */
export function remoteOfFolder(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const name = packageSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.name;
  return name?.startsWith('mf-') ? name : undefined;
}

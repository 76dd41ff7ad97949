/** The remotes of this folder. One that was removed can leave ignored files behind: a folder without a package is none. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

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

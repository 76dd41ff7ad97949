import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'exposes');

/**
 * The one page of the guests, under every name that the shell mounts of mf-news-studies, whose place they take. Each has a file
 * of its own, because Rspack's manifest contains one name of a file only.
 */
export const exposedModules = Object.fromEntries(
  readdirSync(folder).map((file) => [`./${file.replace('.ts', '')}`, path.join(folder, file)]),
);

/** The folder of `npm run site -- content`: documents, files, and what folder and site last had in common. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { checkFile } from '../content/accept-file';
import { ContentProblem } from '../content/document';
import { DOCUMENT_FOLDERS, hashOf, readFolders, releaseFilesDirectory, requireFiles } from '../content/stored-files';
import { isFile, type SiteItem } from '../operators/content-operations';
import { OperatorRefusal } from '../operators/operation';
import { readIfThere } from '../operators/operator-access';

/** Bytes of documents and files by path. */
export type Folder = ReadonlyMap<string, Buffer>;
export const readFolder = (folder: string): Promise<Folder> => readFolders(folder, [...DOCUMENT_FOLDERS, 'files']);

/** Hashes of the last documents and files in both folder and site, by path. */
type Base = Readonly<Record<string, string>>;

export type Sides = { local: Folder; items: readonly SiteItem[]; base: Base };

/**
 * `new`, `changed`, `withdrawn`: in the folder; `behind`: on the site; `conflict`: in both; `elsewhere`: on the site and never
 * in the folder, or a file or page that is missing there.
 */
export type Difference = {
  path: string;
  kind: 'new' | 'changed' | 'withdrawn' | 'behind' | 'conflict' | 'elsewhere';
  /** Bytes in the folder. */
  local: Buffer | undefined;
  site: SiteItem | undefined;
};

function kindOf(name: string, local: string | undefined, site: SiteItem | undefined, base: string | undefined) {
  if (local === site?.hash) return undefined;
  // Unchanged on the site since the last synchronisation, or since its release: the folder may replace it.
  const siteIsUnchanged = site !== undefined && [base, site.released].includes(site.hash);
  if (local === undefined) {
    // The site has its pages always.
    if (base === undefined || isFile(name) || name.startsWith('pages/')) return 'elsewhere';
    return siteIsUnchanged ? 'withdrawn' : 'conflict';
  }
  if (local === base || (isFile(name) && local === site?.released)) return 'behind';
  if (!site) return base === undefined ? 'new' : 'conflict';
  // A file is never replaced without being asked: earlier versions of documents show the site’s file of this name.
  return siteIsUnchanged && !isFile(name) ? 'changed' : 'conflict';
}

/** The differences by path, documents before files. */
export function compareContent({ local: folder, items, base }: Sides): Difference[] {
  const published = new Map(items.map((item) => [item.path, item]));
  const names = [...new Set([...folder.keys(), ...published.keys(), ...Object.keys(base)])].sort();
  return [...names.filter((name) => !isFile(name)), ...names.filter(isFile)].flatMap((name) => {
    const [local, site] = [folder.get(name), published.get(name)];
    const kind = kindOf(name, local && hashOf(local), site, base[name]);
    return kind === undefined ? [] : [{ path: name, kind, local, site }];
  });
}

/**
 * Records the state of the site at the last synchronisation. It belongs to this copy of the folder and one site, so git
 * ignores it.
 */
const BASE = '.site.json';
const baseSchema = z.record(z.string(), z.string());

export async function readBase(folder: string): Promise<Base> {
  const file = path.join(folder, BASE);
  const text = await readIfThere(file);
  if (text === undefined) return {};
  try {
    return baseSchema.parse(JSON.parse(text.toString()));
  } catch {
    throw new OperatorRefusal(`${file} is damaged: remove it, and run "pull"`);
  }
}

/** Records what folder and site have in common now; of what they have not, the last common state stays. */
export function writeBase(folder: string, { local, items, base }: Sides): Promise<void> {
  const hashes = new Map(items.map(({ path: name, hash }) => [name, hash]));
  const common = [...local].flatMap(([name, bytes]) => (hashes.get(name) === hashOf(bytes) ? [name] : []));
  const known = { ...base, ...Object.fromEntries(common.map((name) => [name, hashes.get(name)])) };
  const present = Object.keys(known).filter((name) => local.has(name) || hashes.has(name));
  return writeFile(path.join(folder, BASE), `${JSON.stringify(known, present.sort(), 2)}\n`);
}

/** @param bytes undefined removes it */
export async function writeItem(folder: string, name: string, bytes: Buffer | undefined): Promise<void> {
  const file = path.join(folder, name);
  if (!bytes) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** @returns a line for each thing that is wrong in a folder */
export async function findProblems(folder: string, local: Folder): Promise<string[]> {
  const stored = [path.join(folder, 'files'), releaseFilesDirectory()];
  const problems: string[] = [];
  for (const [name, bytes] of local)
    try {
      if (isFile(name)) checkFile(name, bytes);
      else await requireFiles({ path: name, text: String(bytes) }, stored);
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error;
      problems.push(error.message);
    }
  return problems;
}

/** Pictures and PDFs of the editor of texts, as Decap CMS's `proxy` backend has them. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { like } from 'drizzle-orm';
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import { resizePhotograph } from '@vipp/shared/server/resize-photograph';
import { writeWhole } from '@vipp/shared/server/write-whole';
import * as z from 'zod/mini';
import { acceptFile, extensionOf, photographFormat } from '../content/accept-file';
import { findDrafts } from '../content/content-drafts';
import { parseContent, storedFilesOf } from '../content/document';
import { publishedDocuments } from '../content/store-content';
import { hashOf, readStored } from '../content/stored-files';
import { contentDocuments } from '../database/content-schema';
import { recordAction } from '../kernel/audit-trail';
import { Refusal } from '../kernel/refusal';
import type { ServiceContext } from '../kernel/submission';

export type FileContext = Pick<ServiceContext, 'queries' | 'storage'> & { email: string };

export const filePath = z.string().check(z.maxLength(300), z.regex(/^files(?:\/[A-Za-z\d][\w.-]*)+$/));
export const asset = z.object({ path: filePath, content: z.string(), encoding: z.literal('base64') });

const nameInStorage = (at: string): string => at.slice('files/'.length);
export const addressOf = (at: string): string => `${STORAGE_BASE}/${nameInStorage(at)}`;

/**
 * A stored file never changes: another one gets a name of its own where a version of a document names one like it.
 *
 * @returns its address and bytes
 * @throws ContentProblem, Refusal
 */
export async function storeFile(
  { queries, storage, email: actor }: FileContext,
  { path: asked, content }: z.infer<typeof asset>,
) {
  const bytes = await acceptFile(asked, Buffer.from(content, 'base64'));
  const hashedName = asked.replace(/(?=\.\w+$)/, `-${hashOf(bytes).slice(0, 8)}`);
  for (const at of [asked, hashedName]) {
    const file = nameInStorage(at);
    const known = await readStored(storage, file);
    if (known?.equals(bytes)) return { at, bytes };
    const isNamed = (await queries.$count(contentDocuments, like(contentDocuments.text, `%${file}%`))) > 0;
    if (known || (isNamed && at !== hashedName)) continue;
    if (!(await writeWhole(path.join(storage[0] ?? '', file), bytes))) continue;
    await recordAction(queries, { actor, action: 'storeContentFile', subject: file });
    return { at, bytes };
  }
  throw new Refusal(`${path.basename(asked)}\u202F: ce nom est déjà pris. Renommez votre fichier.`);
}

export async function removeFile({ queries, storage, email: actor }: FileContext, at: string): Promise<void> {
  const [file, [ofSite = '', ...ofRelease]] = [nameInStorage(at), storage];
  const documents = [...(await publishedDocuments(queries)), ...(await findDrafts(queries))];
  const user = documents.find((document) => storedFilesOf(parseContent(document)).includes(file));
  if (user) throw new Refusal(`${file}\u202F: ${user.path} montre ce fichier. Retirez-le d’abord de ce contenu.`);
  if (await readStored(ofRelease, file))
    throw new Refusal(`${file}\u202F: ce fichier est livré avec le site, et ne peut pas être supprimé.`);
  await rm(path.join(ofSite, file), { force: true });
  await recordAction(queries, { actor, action: 'deleteContentFile', subject: file });
}

const mediaFile = (at: string, bytes: Buffer, shown = bytes) => ({
  id: hashOf(bytes),
  content: shown.toString('base64'),
  encoding: 'base64',
  path: at,
  name: path.basename(at),
});

export async function getFile({ storage }: FileContext, { path: at }: { path: string }) {
  const bytes = await readStored(storage, nameInStorage(at));
  if (!bytes) throw new Refusal('Ce fichier n’existe plus.', {}, 404);
  return mediaFile(at, bytes);
}

const THUMBNAIL_BYTES = 100_000;

/** File for the library of the editor; a large one as its name and a thumbnail. */
export async function inLibrary({ at, bytes }: { at: string; bytes: Buffer }) {
  if (bytes.length <= THUMBNAIL_BYTES) return mediaFile(at, bytes);
  const small = photographFormat(at) ? await resizePhotograph(bytes, 360).catch(() => undefined) : undefined;
  return mediaFile(at, bytes, small ?? Buffer.alloc(0));
}

/** Files directly in the folder, as decap-server lists them; those of the release's texts are in folders below. */
export async function library({ storage }: FileContext) {
  const names = await readdir(storage[0] ?? '');
  const listed = names.filter((file) => photographFormat(file) || ['svg', 'pdf'].includes(extensionOf(file))).sort();
  const read = async (file: string) => (await readStored(storage, file)) ?? Buffer.alloc(0);
  return Promise.all(listed.map(async (file) => inLibrary({ at: `files/${file}`, bytes: await read(file) })));
}

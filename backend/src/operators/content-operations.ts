/** The content of the site, for editors and operators. */
import path from 'node:path';
import * as z from 'zod/mini';
import { cleanText } from '@vipp/shared/contract/typed-text';
import { writeWhole } from '@vipp/shared/server/write-whole';
import { checkFile, MAX_FILE_BYTES } from '../content/accept-file';
import { ofPath, publishContent, publishedDocuments, RELEASE } from '../content/store-content';
import { filesBelow, hashOf, readStored } from '../content/stored-files';
import { defineOperation, OperatorRefusal } from './operation';

const reason = z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(500));

/** A published document, or a stored file, whose path begins with `files/`. */
const itemSchema = z.object({
  path: z.string(),
  hash: z.string(),
  /** Of a document. */
  version: z.nullable(z.int()),
  /** Hash of the release's file of this path; of a document that is unchanged on this site, its own hash. */
  released: z.nullable(z.string()),
});
export type SiteItem = z.infer<typeof itemSchema>;

const FILES = 'files/';
export const isFile = (name: string): boolean => name.startsWith(FILES);

async function filesOf([ofSite = '', ...ofRelease]: readonly string[]): Promise<SiteItem[]> {
  const items: SiteItem[] = [];
  for (const name of await filesBelow(ofSite)) {
    const [bytes, released] = [await readStored([ofSite], name), await readStored(ofRelease, name)];
    const hashes = bytes && { hash: hashOf(bytes), released: released ? hashOf(released) : null };
    if (hashes) items.push({ path: FILES + name, version: null, ...hashes });
  }
  return items;
}

/** Documents and files of the site. */
export const listContent = defineOperation(
  'list-content',
  { input: z.object({}), output: z.array(itemSchema) },
  async ({ tx, storage }) => {
    const documents = (await publishedDocuments(tx)).map(({ path: at, text, version, publishedBy }) => {
      const hash = hashOf(text);
      return { path: at, hash, version, released: publishedBy === RELEASE ? hash : null };
    });
    return [...documents, ...(await filesOf(storage))];
  },
);

/** Below the folder of stored files, and not hidden. */
const filePath = z.string().check(z.regex(/^files(?:\/[^/.\\][^/\\]*)+$/));

/** A document or a stored file in Base64. */
export const readContent = defineOperation(
  'read-content',
  { input: z.object({ path: z.string() }), output: z.string() },
  async ({ tx, storage }, { path: at }) => {
    if (isFile(at)) return (await readStored(storage, at.slice(FILES.length)))?.toString('base64') ?? '';
    const [document] = await publishedDocuments(tx, ofPath(at));
    return Buffer.from(document?.text ?? '').toString('base64');
  },
);

const changeSchema = z.object({
  path: z.string(),
  /** Null withdraws it. */
  text: z.nullable(z.string()),
  /** The version that is replaced; null for a new document. */
  version: z.nullable(z.int()),
});

/** Publishes changes of documents: all of them or none. @throws ContentProblem, OperatorRefusal */
export const publishDocuments = defineOperation(
  'publish-content',
  { input: z.object({ by: reason, reason, changes: z.array(changeSchema) }), output: z.object({}) },
  async ({ tx }, { changes, ...why }) => {
    const versions = new Map((await publishedDocuments(tx)).map((document) => [document.path, document.version]));
    const late = changes.filter((change) => (versions.get(change.path) ?? null) !== change.version);
    if (late.length > 0)
      throw new OperatorRefusal(
        `nothing was published: ${late.map((change) => change.path).join(', ')} changed on the site meanwhile; "diff" shows what differs`,
      );
    await publishContent(tx, changes, why);
    return {};
  },
  ({ by, changes }) => ({ action: 'publishContent', subject: [...changes.map(({ path: at }) => at), by].join(', ') }),
);

export const MAX_STORED_BASE64 = Math.ceil(MAX_FILE_BYTES / 3) * 4;

/** Stores a file of the site, in place of the one of this name. @throws ContentProblem */
export const storeFile = defineOperation(
  'store-file',
  { input: z.object({ path: filePath, base64: z.string(), by: reason }), output: z.object({}) },
  async ({ storage: [ofSite = ''] }, { path: at, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    checkFile(at, bytes);
    await writeWhole(path.join(ofSite, at.slice(FILES.length)), bytes, { isReplaced: true });
    return {};
  },
  ({ path: at, by }) => ({ action: 'publishContent', subject: `${at}, ${by}` }),
);

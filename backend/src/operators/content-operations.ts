/** The content of the site, for editors and operators. */
import path from 'node:path';
import * as z from 'zod/mini';
import { cleanText } from '@vipp/shared/contract/typed-text';
import { FILE_PROBLEMS, fileProblem, MAX_FILE_BYTES } from '../content/accept-file';
import { ContentProblem } from '../content/document';
import { publishContent, publishedDocuments } from '../content/store-content';
import { filesBelow, hashOf, readStored, writeWhole } from '../content/stored-files';
import { defineOperation, OperatorRefusal } from './operation';

const reason = z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(500));

const publishedSchema = z.object({
  path: z.string(),
  version: z.int(),
  id: z.int(),
  text: z.string(),
  isOfRelease: z.boolean(),
});

/** Every document that is published. */
export const readContent = defineOperation(
  'read-content',
  { input: z.object({}), output: z.array(publishedSchema) },
  ({ tx }) => publishedDocuments(tx),
);

const changeSchema = z.object({
  path: z.string(),
  /** Null withdraws it. */
  text: z.nullable(z.string()),
  /** The version that is replaced; null for a new document. */
  version: z.nullable(z.int()),
});

/** Publishes changes of documents: all of them or none. */
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
    await publishContent(tx, changes, why).catch((error: unknown) => {
      throw error instanceof ContentProblem ? new OperatorRefusal(`nothing was published:\n${error.message}`) : error;
    });
    return {};
  },
  ({ by, changes }) => ({
    action: 'publishContent',
    subject: `${changes.map((change) => change.path).join(', ')}, ${by}`,
  }),
);

const siteFileSchema = z.object({
  name: z.string(),
  hash: z.string(),
  /** Of the file of this name in the release. */
  releaseHash: z.nullable(z.string()),
});

export type SiteFile = z.infer<typeof siteFileSchema>;

/** Every stored file of the site. */
export const listFiles = defineOperation(
  'list-files',
  { input: z.object({}), output: z.array(siteFileSchema) },
  async ({ storage: [ofSite = '', ...ofRelease] }) => {
    const files: SiteFile[] = [];
    for (const name of await filesBelow(ofSite)) {
      const [bytes, released] = [await readStored([ofSite], name), await readStored(ofRelease, name)];
      if (bytes) files.push({ name, hash: hashOf(bytes), releaseHash: released ? hashOf(released) : null });
    }
    return files;
  },
);

/** Below the folder of stored files, and not hidden. */
const fileName = z.string().check(z.regex(/^[^/.\\][^/\\]*(?:\/[^/.\\][^/\\]*)*$/));

/** A stored file in Base64. */
export const readFile = defineOperation(
  'read-file',
  { input: z.object({ name: fileName }), output: z.string() },
  async ({ storage }, { name }) => (await readStored(storage, name))?.toString('base64') ?? '',
);

export const MAX_STORED_BASE64 = Math.ceil(MAX_FILE_BYTES / 3) * 4;

/** Stores a file of the site, in place of the one of this name. */
export const storeFile = defineOperation(
  'store-file',
  { input: z.object({ name: fileName, base64: z.string(), by: reason }), output: z.object({}) },
  async ({ storage: [ofSite = ''] }, { name, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    const problem = fileProblem(name, bytes);
    if (problem) throw new OperatorRefusal(`files/${name}: ${FILE_PROBLEMS[problem]}`);
    await writeWhole(path.join(ofSite, name), bytes, { isReplaced: true });
    return {};
  },
  ({ name, by }) => ({ action: 'publishContent', subject: `files/${name}, ${by}` }),
);

/** The content of the site, for editors and operators. */
import * as z from 'zod/mini';
import { cleanText } from '@vipp/shared/contract/typed-text';
import { ContentProblem } from '../content/document';
import { publishContent, publishedDocuments } from '../content/store-content';
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
  ({ queries }) => publishedDocuments(queries),
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
  async ({ queries }, { changes, ...why }) => {
    const versions = new Map((await publishedDocuments(queries)).map(({ path, version }) => [path, version]));
    const late = changes.filter(({ path, version }) => (versions.get(path) ?? null) !== version);
    if (late.length > 0)
      throw new OperatorRefusal(
        `nothing was published: ${late.map(({ path }) => path).join(', ')} changed on the site meanwhile; "diff" shows what differs`,
      );
    await publishContent(queries, changes, why).catch((error: unknown) => {
      throw error instanceof ContentProblem ? new OperatorRefusal(`nothing was published:\n${error.message}`) : error;
    });
    return {};
  },
  ({ by, changes }) => ({ action: 'publishContent', subject: `${changes.map(({ path }) => path).join(', ')}, ${by}` }),
);

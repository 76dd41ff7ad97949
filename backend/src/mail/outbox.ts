/**
 * Mails to send, written in the transaction of the record they belong to: whoever dies afterwards, the mail is
 * sent. They wait sealed, for they hold links that open things and copies of reports.
 */
import * as z from 'zod/mini';
import type { Queries } from '../database/database';
import { outbox } from '../database/submission-schema';
import { deriveKey, seal, unseal } from '../submissions/sealed-box';

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  /** True for a mail to nobody: it waits like another, and is never sent. */
  decoy: z.optional(z.boolean()),
});

export type Mail = z.infer<typeof mailSchema>;

export type Outbox = {
  /** Puts a mail in; after `uselessAt` it is not sent any more. */
  put: (tx: Queries, mail: Mail, uselessAt?: Date) => Promise<void>;
  /** The mail in a sealed row; undefined when it was sealed under another token. */
  open: (sealed: string) => Mail | undefined;
  /** Address of a page of the site; never what a request says the site is. */
  link: (path: string) => string;
};

/**
 * @param secret what the mails are sealed under: every instance on one database has the same
 * @param publicUrl origin of the site
 */
export function createOutbox(secret: string, publicUrl: string): Outbox {
  const key = deriveKey(secret, 'outbox');
  return {
    put: async (tx, mail, uselessAt) => {
      await tx.insert(outbox).values({ sealed: seal(key, JSON.stringify(mail)), uselessAt });
    },
    open: (sealed) => {
      const text = unseal(key, sealed);
      return text === undefined ? undefined : mailSchema.parse(JSON.parse(text));
    },
    link: (path) => new URL(path, publicUrl).href,
  };
}

/**
 * Mails to send, written in the transaction of their record: they are sent even if the process dies after it. They are
 * encrypted, because they contain private links and copies of reports.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { decryptText, deriveKey, encryptText } from '@vipp/shared/server/encrypted-text';
import type { Queries } from '../database/database';
import { outbox } from '../database/service-schema';

const mailSchema = z.object({
  to: z.string(),
  /** Reply address, when it is not the sender's. */
  replyTo: z.optional(z.string()),
  subject: z.string(),
  text: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  /** True for a decoy, which is stored like other mails and never sent. */
  decoy: z.optional(z.boolean()),
});

export type Mail = z.infer<typeof mailSchema>;

/**
 * Stored but never sent: the duration of a request must not reveal whether a mail is due. Its random address uses up no limit
 * of a real mailbox.
 */
export const asDecoy = (mail: Mail): Mail => ({ ...mail, to: `${randomUUID()}@invalid`, decoy: true });

export type Outbox = ReturnType<typeof createOutbox>;

export type SiteOrigins = { publicUrl: string; workshopUrl: string | undefined };

/**
 * @param secrets OUTBOX_SECRET, the same for every instance on one database: the first encrypts, all decrypt
 * @param origins of the site, and of its workshop where it has one
 */
export function createOutbox(secrets: readonly string[], { publicUrl, workshopUrl = publicUrl }: SiteOrigins) {
  const keys = secrets.map((secret) => deriveKey(secret, 'outbox'));
  const [encryptionKey] = keys;
  if (!encryptionKey) throw new Error('the outbox needs a secret');
  return {
    /** Stores a mail; after `uselessAt` it is not sent any more. */
    put: async (tx: Queries, mail: Mail, uselessAt?: Date): Promise<void> => {
      await tx.insert(outbox).values({ sealed: encryptText(encryptionKey, JSON.stringify(mail)), uselessAt });
    },
    /** Decrypts the mail of a row; undefined when it was encrypted with another secret. */
    decrypt: (sealed: string): Mail | undefined => {
      const text = decryptText(keys, sealed);
      return text === undefined ? undefined : mailSchema.parse(JSON.parse(text));
    },
    /** Address of a page of the site; its origin never comes from a request. */
    link: (path: string): string => new URL(path, publicUrl).href,
    /** Address of a page of the workshop; of the site when it has no workshop. */
    workshopLink: (path: string): string => new URL(path, workshopUrl).href,
  };
}

/** Stores one mail for each recipient, so that a refused address neither delays nor repeats the mails of the others. */
export async function notifyRecipients(
  tx: Queries,
  outbox: Outbox,
  recipients: readonly string[],
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  for (const to of recipients) await outbox.put(tx, { ...mail, to });
}

/** Encrypts waiting mails with a new secret at the start of the service, so that earlier secrets can be removed. */
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { outbox } from '../database/service-schema';
import { encryptText, decryptText, decryptWithAny } from '../kernel/encrypted-text';
import { outboxKey } from '../kernel/outbox';

const BATCH = 50;

/**
 * Encrypts waiting mails with the first secret. A mail that none of the secrets decrypts is not changed.
 *
 * @param secrets OUTBOX_SECRET
 * @param formerSecrets others that mails may be encrypted with
 * @returns how many mails were encrypted again
 */
export async function reencryptWaitingMails(
  queries: Queries,
  secrets: readonly string[],
  formerSecrets: readonly string[],
): Promise<number> {
  const [currentKey, ...otherKeys] = [...secrets, ...formerSecrets].map(outboxKey);
  if (!currentKey) throw new Error('the outbox needs a secret');
  const isWaiting = and(isNull(outbox.sentAt), isNotNull(outbox.sealed));
  let count = 0;
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? undefined : gt(outbox.id, last);
    const rows = await queries
      .select({ id: outbox.id, sealed: outbox.sealed })
      .from(outbox)
      .where(and(isWaiting, after))
      .orderBy(asc(outbox.id))
      .limit(BATCH);
    for (const { id, sealed } of rows) {
      if (sealed === null || decryptText(currentKey, sealed) !== undefined) continue;
      const text = decryptWithAny(otherKeys, sealed);
      if (text === undefined) continue;
      // Another instance may have sent the mail in the meantime: a row that it emptied must stay empty.
      const changed = await queries
        .update(outbox)
        .set({ sealed: encryptText(currentKey, text) })
        .where(and(eq(outbox.id, id), eq(outbox.sealed, sealed)))
        .returning({ id: outbox.id });
      count += changed.length;
    }
    last = rows.at(-1)?.id;
    if (rows.length < BATCH) return count;
  }
}

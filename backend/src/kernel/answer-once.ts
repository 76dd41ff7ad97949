/**
 * One answer for one idempotency key. The key, a keyed hash of the payload and the answer are written in the transaction of the
 * record, so that neither exists without the other.
 *
 * The table cannot be read without the key, which only the client has: it stores a hash of the key, a hash of the payload keyed
 * with it, and the answer encrypted with it. The answer may contain a receipt code.
 */
import { createHash, createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { earlierKey } from '@vipp/shared/lib/form/new-key';
import { deriveKey, encryptText, decryptText } from '@vipp/shared/server/encrypted-text';
import type { Queries } from '../database/database';
import { idempotencyKeys } from '../database/service-schema';
import { Refusal } from './refusal';

export type Attempt = {
  call: string;
  /** Undefined for clients that send no key; their repeated attempts cannot be recognised. */
  key: string | undefined;
  /** The parsed payload; its fields are in the order of the schema, so equal payloads are equal texts. */
  payload: unknown;
};

/** Body of an answer that was accepted; refusals are not stored, because the corrected form is sent with the same key. */
export type Answer = { body: unknown };

const KEY_USED = 'Cet envoi a déjà été reçu avec un autre contenu. Rechargez la page avant d’envoyer à nouveau.';

function identify({ call, payload }: Attempt, key: string) {
  const name = key.toLowerCase();
  return {
    keyHash: createHash('sha256').update(name).digest('base64url'),
    call,
    payloadHash: createHmac('sha256', deriveKey(name, 'payload')).update(JSON.stringify(payload)).digest('base64url'),
    answerKey: deriveKey(name, 'answer'),
  };
}

/**
 * Finds the earlier answer to the attempt's key, or to the scriptless form’s key of the minute before.
 *
 * @throws Refusal when the key came with another payload
 */
export async function findAnswer(queries: Queries, attempt: Attempt): Promise<Answer | undefined> {
  if (attempt.key === undefined) return undefined;
  const earlier = earlierKey(attempt.key);
  const answer = await answerTo(queries, attempt, attempt.key);
  return answer ?? (earlier === undefined ? undefined : answerTo(queries, attempt, earlier));
}

async function answerTo(queries: Queries, attempt: Attempt, key: string): Promise<Answer | undefined> {
  const { keyHash, call, payloadHash, answerKey } = identify(attempt, key);
  const [row] = await queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash));
  if (!row) return undefined;
  if (row.call !== call || row.payloadHash !== payloadHash) throw new Refusal(KEY_USED);
  const body = decryptText([answerKey], row.answer ?? '');
  if (body === undefined) throw new Error('An idempotency key is stored without its answer');
  return { body: JSON.parse(body) };
}

/**
 * Runs `store` in a transaction, unless the key has an answer already. Of two concurrent attempts the second waits at
 * the key's row until the first is committed, and then gets its answer.
 */
export async function answerOnce(
  queries: Queries,
  attempt: Attempt,
  store: (tx: Queries) => Promise<Answer>,
): Promise<Answer> {
  return queries.transaction(async (tx) => {
    const { key } = attempt;
    if (key === undefined) return store(tx);
    const { keyHash, call, payloadHash, answerKey } = identify(attempt, key);
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ keyHash, call, payloadHash })
      .onConflictDoNothing()
      .returning({ call: idempotencyKeys.call });
    if (claimed.length === 0) {
      const first = await findAnswer(tx, attempt);
      if (!first) throw new Error('An idempotency key vanished while it was read');
      return first;
    }
    const answer = await store(tx);
    await tx
      .update(idempotencyKeys)
      .set({ answer: encryptText(answerKey, JSON.stringify(answer.body)) })
      .where(eq(idempotencyKeys.keyHash, keyHash));
    return answer;
  });
}

/**
 * The receipt code of a report: sixteen random digits, never stored.
 *
 * The first four find the report; the other twelve are the secret. One slow hash (argon2id) of the whole code, with
 * a salt of its own for each report, gives 64 bytes: half is stored to recognise the code, half is the key that the
 * reporter's own age identity is encrypted with. An attacker with the database must try 10¹² slow hashes per report.
 */
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';

const DIGITS = 16;
const LOCATOR_DIGITS = 4;
const COST = { memoryCost: 47_104, timeCost: 2, parallelism: 1, outputLen: 64 };

export type CodeRecord = { codeLocator: string; codeSalt: string; codeHash: string };

const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

export const locatorOf = (code: string) => code.slice(0, LOCATOR_DIGITS);

async function stretch(code: string, salt: Buffer): Promise<{ hash: Buffer; key: Buffer }> {
  const bytes = await hashRaw(code, { ...COST, salt });
  return { hash: bytes.subarray(0, 32), key: bytes.subarray(32) };
}

/** Creates a code, its stored record, and the key that is derived from it. */
export async function createReceiptCode(): Promise<{ code: string; record: CodeRecord; key: Buffer }> {
  const code = randomDigits(DIGITS);
  const salt = randomBytes(16);
  const { hash, key } = await stretch(code, salt);
  const record = {
    codeLocator: locatorOf(code),
    codeSalt: salt.toString('base64url'),
    codeHash: hash.toString('base64url'),
  };
  return { code, record, key };
}

/** Derives the key when `code` is the code of `record`. */
export async function unlock(code: string, record: CodeRecord): Promise<Buffer | undefined> {
  const { hash, key } = await stretch(code, Buffer.from(record.codeSalt, 'base64url'));
  return timingSafeEqual(hash, Buffer.from(record.codeHash, 'base64url')) ? key : undefined;
}

/** Does the same work for an unknown code: the duration must not reveal whether a report exists. */
export async function pretendToUnlock(code: string): Promise<void> {
  await stretch(code, Buffer.alloc(16));
}

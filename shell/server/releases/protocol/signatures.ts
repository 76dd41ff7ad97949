/**
 * Signatures of teams: which request, or which text, was signed by whom. Ed25519 keys; a public key is its raw 32
 * bytes, a key's name the start of their hash. `tooling/vipp-mf/signing.mjs` is the other side.
 */
import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

const headersSchema = z.object({
  'x-vipp-key': z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  'x-vipp-time': z.iso.datetime(),
  'x-vipp-request': z.uuid(),
  'x-vipp-signature': z.string().check(z.regex(/^[\w-]{86}$/)),
});

/** A signed request is valid for this long, before and after its time: clocks differ. */
export const SIGNED_CALL_MS = 5 * 60_000;

/** What a signed request says of itself; nothing of it is proven yet. */
export type Claim = { keyId: string; time: string; requestId: string; signature: string };

export type SignedRequest = Pick<Claim, 'time' | 'requestId'> & {
  method: string;
  /** Path with its query, as it was sent. */
  path: string;
  body: Buffer;
};

/** @returns undefined when a header is missing or malformed: the request counts as unsigned */
export function readClaim(headers: Readonly<Record<string, unknown>>): Claim | undefined {
  const parsed = headersSchema.safeParse(headers);
  if (!parsed.success) return undefined;
  const {
    'x-vipp-key': keyId,
    'x-vipp-time': time,
    'x-vipp-request': requestId,
    'x-vipp-signature': signature,
  } = parsed.data;
  return { keyId, time, requestId, signature };
}

/** The text that a team signs for a request. */
export function requestText({ method, path, time, requestId, body }: SignedRequest): string {
  return [method, path, time, requestId, createHash('sha256').update(body).digest('hex')].join('\n');
}

function toKey(publicKey: string): KeyObject | undefined {
  if (!/^[\w-]{43}$/.test(publicKey)) return undefined;
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  } catch {
    return undefined;
  }
}

/** Whether a text is a public key: 32 bytes as base64url. */
export const isPublicKey = (publicKey: string): boolean => toKey(publicKey) !== undefined;

/** @param publicKey 32 bytes as base64url */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);

/**
 * @param publicKey 32 bytes as base64url
 * @param signature 64 bytes as base64url
 */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const key = toKey(publicKey);
  return key !== undefined && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

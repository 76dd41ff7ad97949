/**
 * Signatures of teams: the command line signs a request or a manifest, the gateway verifies who signed it. Ed25519 keys; a
 * public key is its raw 32 bytes, a key's id the start of their hash.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import * as z from 'zod/mini';

const headersSchema = z.object({
  'x-vipp-key': z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  'x-vipp-time': z.iso.datetime(),
  'x-vipp-request': z.uuid(),
  'x-vipp-signature': z.string().check(z.regex(/^[\w-]{86}$/)),
});

/** Validity of a signed request before and after its time, because clocks differ. */
export const SIGNED_CALL_MS = 5 * 60_000;

type SignedRequest = {
  method: string;
  /** Path with its query, as it was sent. */
  path: string;
  body: Uint8Array;
  time: string;
  requestId: string;
};

/** Reads the unverified signature headers; undefined when one is missing or malformed. The request then counts as unsigned. */
export function readClaim(headers: Readonly<Record<string, unknown>>) {
  const { data } = headersSchema.safeParse(headers);
  return (
    data && {
      keyId: data['x-vipp-key'],
      time: data['x-vipp-time'],
      requestId: data['x-vipp-request'],
      signature: data['x-vipp-signature'],
    }
  );
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

/** True for a public key: 32 bytes as base64url. */
export const isPublicKey = (publicKey: string): boolean => toKey(publicKey) !== undefined;

/**
 * Id of a key: the first 16 hexadecimal digits of its SHA-256.
 *
 * @param publicKey 32 bytes as base64url
 */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);

/**
 * Verifies a signature; false also for a malformed key.
 *
 * @param publicKey 32 bytes as base64url
 * @param signature 64 bytes as base64url
 */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const key = toKey(publicKey);
  return key !== undefined && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

export type SigningKey = { privateKey: KeyObject; publicKey: string; keyId: string };

/**
 * Reads a private key.
 *
 * @param pem PKCS8
 * @throws {Error} when it is not an ed25519 key
 */
export function readKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new Error(`it is a key of type ${privateKey.asymmetricKeyType}, not ed25519`);
  const { x: publicKey = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey, keyId: keyIdOf(publicKey) };
}

/** Creates a key pair; `pem` is the private key. */
export function createKey(): Pick<SigningKey, 'publicKey' | 'keyId'> & { pem: string } {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const { publicKey, keyId } = readKey(pem);
  // Else a command line takes it for an option.
  return publicKey.startsWith('-') ? createKey() : { pem, publicKey, keyId };
}

/** Headers that authenticate the sender of a request. */
export const signatureHeaders = (
  { privateKey, keyId }: SigningKey,
  request: SignedRequest,
): z.infer<typeof headersSchema> => ({
  'x-vipp-key': keyId,
  'x-vipp-time': request.time,
  'x-vipp-request': request.requestId,
  'x-vipp-signature': sign(null, Buffer.from(requestText(request)), privateKey).toString('base64url'),
});

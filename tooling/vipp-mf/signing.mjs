/** Keys and signatures; `shell/server/releases/protocol/signatures.ts` is the other side. */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

/** @returns {{ pem: string, publicKey: string, keyId: string }} a new key pair */
export function makeKey() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const { publicKey, keyId } = readKey(pem);
  return { pem, publicKey, keyId };
}

/**
 * @param {string} pem private key, PKCS8
 * @throws {Error} when it is no ed25519 key
 */
export function readKey(pem) {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new Error(`it is a key of type ${privateKey.asymmetricKeyType}, not ed25519`);
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x;
  const keyId = createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);
  return { privateKey, publicKey, keyId };
}

/** Signature of a text, as base64url. */
export const signText = ({ privateKey }, text) => sign(null, Buffer.from(text), privateKey).toString('base64url');

/**
 * Headers that prove who sends a request.
 *
 * @param {ReturnType<typeof readKey>} key
 * @param {{ method: string, path: string, body: Uint8Array, time: string, requestId: string }} request `path` with its query
 */
export function signatureHeaders(key, { method, path, body, time, requestId }) {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const signature = signText(key, [method, path, time, requestId, bodyHash].join('\n'));
  return { 'x-vipp-key': key.keyId, 'x-vipp-time': time, 'x-vipp-request': requestId, 'x-vipp-signature': signature };
}

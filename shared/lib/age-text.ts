/** Text encrypted for public keys in the armored `age` format, which any age program decrypts; in servers and in browsers. */
import { armor, Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

const IDENTITY = /^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/;

/** The secret keys in a file of age-keygen: one in a line, comments after `#`. */
export const identitiesIn = (file: string): string[] =>
  file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => IDENTITY.test(line));

/** The public keys of secret keys. */
export const recipientsOf = (identities: readonly string[]): Promise<string[]> =>
  Promise.all(identities.map(identityToRecipient));

export async function encryptFor(recipients: readonly string[], text: string): Promise<string> {
  const encrypter = new Encrypter();
  for (const recipient of new Set(recipients)) encrypter.addRecipient(recipient);
  return armor.encode(await encrypter.encrypt(text));
}

/** @throws when the text is encrypted for none of `identities` */
export async function decryptWith(identities: readonly string[], sealed: string): Promise<string> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter.decrypt(armor.decode(sealed), 'text');
}

/** Text encrypted for public keys in the armored `age` format, which any age program decrypts. */
import { armor, Decrypter, Encrypter } from 'age-encryption';

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

/** Text sealed to public keys in the `age` format, armored, so that any age program opens it too. */
import { armor, Decrypter, Encrypter } from 'age-encryption';

export async function sealTo(recipients: readonly string[], text: string): Promise<string> {
  const encrypter = new Encrypter();
  for (const recipient of new Set(recipients)) encrypter.addRecipient(recipient);
  return armor.encode(await encrypter.encrypt(text));
}

/** @throws when the text is sealed to none of `identities` */
export async function openWith(identities: readonly string[], sealed: string): Promise<string> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter.decrypt(armor.decode(sealed), 'text');
}

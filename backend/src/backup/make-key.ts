/** Makes the key pair of backups, where age-keygen is not installed. */
import { open } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { OperatorRefusal } from '../operators/operation';
import { errorCode, errorText } from '../startup-failure';

/**
 * Writes a secret key to `file`, as age-keygen does, for its owner’s eyes only.
 *
 * @returns the public key
 * @throws OperatorRefusal when the file exists: the backups of its key would be lost
 */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(`# public key: ${recipient}\n${identity}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new OperatorRefusal(
      errorCode(error) === 'EEXIST'
        ? `${file} exists already: choose another name, because backups for its key can be read with it alone`
        : `${file} cannot be written (${errorText(error)})`,
    );
  }
  return recipient;
}

/**
 * Public keys for the encryption of reports: those of SIGNALEMENTS_RECIPIENTS, or of a pair in `DATA_DIR/referent`. The first
 * start of an unconfigured site on this machine creates the pair.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { identitiesIn, recipientsOf } from '@vipp/shared/lib/age-text';
import { writeWhole } from '@vipp/shared/server/write-whole';
import { errorText } from '@vipp/shared/server/error-text';
import { StartupFailure } from '../startup-failure';

/** Whether `text` is a public key for reports. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

async function createPair(file: string): Promise<void> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeWhole(file, `# public key: ${recipient}\n${identity}\n`, { isReplaced: true });
}

/**
 * @returns `identityFile`: of the trial key pair, used while the referents' own keys are not set
 * @param isPublic whether the site is on the internet: there no pair is created, and without keys no report is taken
 * @throws StartupFailure when the pair can neither be read nor created
 */
export async function loadReferentKeys(configured: readonly string[], dataDirectory: string, isPublic = false) {
  if (configured.length > 0 || isPublic) return { recipients: configured, identityFile: undefined };
  const identityFile = path.join(dataDirectory, 'referent/identity.txt');
  try {
    if (!existsSync(identityFile)) await createPair(identityFile);
    const recipients = await recipientsOf(identitiesIn(await readFile(identityFile, 'utf8')));
    if (recipients.length === 0) throw new Error('it holds no key');
    return { recipients, identityFile };
  } catch (error) {
    throw new StartupFailure(
      `the key pair for reports in ${identityFile} cannot be used (${errorText(error)}). Mend the file, or set SIGNALEMENTS_RECIPIENTS to the public keys of the referents.`,
      error,
    );
  }
}

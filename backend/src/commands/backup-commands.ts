/** `npm run site -- backup` and `npm run site -- restore` (docs/backups.md). */
import { writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { backUp } from '../backup/back-up';
import { readBackup, restore } from '../backup/restore';
import { OperatorRefusal } from '../operators/operation';
import { errorText } from '@vipp/shared/server/error-text';
import { addCommand, type CommandContext, type CommandGroup, identitiesOf } from './command';

/** @returns the public key of a new pair @throws OperatorRefusal when the file exists: without its key, backups cannot be read */
async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const options = { flag: 'wx', mode: 0o600, flush: true };
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, options).catch((error: unknown) => {
    throw new OperatorRefusal(
      `${file} exists already, or cannot be written (${errorText(error)}): choose another name, because nothing else can read the backups for its key`,
    );
  });
  return recipient;
}

/** Such as `vipp-2026-11-29T164230Z.age`: some file systems allow no colon. */
const defaultName = (now: Date): string => `vipp-${now.toISOString().replace(/:|\.\d+/g, '')}.age`;

export function addBackupCommands(program: CommandGroup, context: CommandContext): void {
  const { print, note } = context;
  const backup = addCommand(
    program,
    'backup',
    'write everything that the site stores to one file, encrypted for BACKUP_RECIPIENTS; the site may run',
  )
    .option('-o, --output <FILE>', 'file to write', defaultName(new Date()))
    .action(async ({ output: file }) => {
      const settings = context.settings();
      if (settings.backupRecipients.length === 0)
        throw new OperatorRefusal(
          'BACKUP_RECIPIENTS is not set, and a backup is never written unencrypted. On a machine that is not the server, make a key pair (npm run site -- backup keygen backup-key.txt, or age-keygen -o backup-key.txt), store the file in two safe places, and set BACKUP_RECIPIENTS on the server to the public key, age1…',
        );
      await backUp({ settings, file, print: note });
    });
  addCommand(backup, 'keygen', 'make a key pair: the secret key is written to a file, the public one is printed')
    .argument('<FILE>', 'file for the secret key, which must not exist yet')
    .action(async (file) => {
      print(`${await makeKey(file)}\n`);
      note(
        `the secret key is in ${file}: without it no backup can be read. On the server, set BACKUP_RECIPIENTS to its public key`,
      );
    });
  addCommand(
    program,
    'restore',
    'restore a backup into DATA_DIR, and the database at DATABASE_URL where it is set; both must be empty',
  )
    .argument('<FILE>', 'a backup; none contains the referents’ secret keys')
    .requiredOption('-i, --identity <KEYFILE>', 'secret key of one of the BACKUP_RECIPIENTS, as age-keygen writes it')
    .option('--verify', 'read the whole backup without restoring it')
    .action(async (file, options) => {
      const identities = await identitiesOf(options.identity);
      if (options.verify) {
        await readBackup({ file, identities, print: note });
        return;
      }
      const settings = context.settings();
      await restore({ settings, file, identities, print: note });
      note(
        `restored into ${settings.dataDirectory}${settings.databaseUrl === undefined ? '' : ' and the database at DATABASE_URL'}: start the site. The referents’ secret keys are in no backup; copy the key pair of a local site to DATA_DIR/referent before you start it`,
      );
    });
}

/** `npm run site -- backup` and `npm run site -- restore` (docs/backups.md). */
import { writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { backUp } from '../backup/back-up';
import { readBackup, restore } from '../backup/restore';
import { OperatorRefusal } from '../operators/operation';
import { errorText } from '../startup-failure';
import { addCommand, type CommandContext, type CommandGroup, identitiesOf } from './command';

/** @returns the public key of a new pair @throws OperatorRefusal when the file exists: the backups of its key would be lost */
async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const options = { flag: 'wx', mode: 0o600, flush: true };
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, options).catch((error: unknown) => {
    throw new OperatorRefusal(
      `${file} exists already, or cannot be written (${errorText(error)}): choose another name, because backups for its key can be read with it alone`,
    );
  });
  return recipient;
}

export function addBackupCommands(program: CommandGroup, context: CommandContext): void {
  const { print, note } = context;
  const backup = addCommand(
    program,
    'backup',
    'write everything that the site stores to one file, encrypted for BACKUP_RECIPIENTS; the site may run',
  )
    .option(
      '-o, --output <FILE>',
      'a name of the day by default',
      `vipp-${new Date().toISOString().replaceAll(':', '').slice(0, 17)}Z.age`,
    )
    .action(async ({ output: file }) => {
      const settings = context.settings();
      if (settings.backupRecipients.length === 0)
        throw new OperatorRefusal(
          'BACKUP_RECIPIENTS is not set, and a backup is never written unencrypted. On a machine that is not the server, make a key pair (npm run site -- backup keygen backup-key.txt, or age-keygen -o backup-key.txt), store the file in two safe places, and set BACKUP_RECIPIENTS on the server to the public key, age1…',
        );
      await backUp({ settings, file, print: note });
    });
  addCommand(backup, 'keygen', 'make a key pair: the secret key is written to a file, the public one is printed')
    .argument('<FILE>', 'a new one')
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
    .argument('<FILE>', 'a backup; the referents’ secret keys are in none')
    .requiredOption('-i, --identity <KEYFILE>', 'secret key of one of the BACKUP_RECIPIENTS, as age-keygen writes it')
    .option('--verify', 'read all of it, and restore nothing')
    .action(async (file, options) => {
      const identities = await identitiesOf(options.identity);
      if (options.verify) return void (await readBackup({ file, identities, print: note }));
      const settings = context.settings();
      await restore({ settings, file, identities, print: note });
      note(
        `restored into ${settings.dataDirectory}${settings.databaseUrl === undefined ? '' : ' and the database at DATABASE_URL'}: start the site. The referents’ secret keys are in no backup; a key pair of a trial site belongs into DATA_DIR/referent before the start`,
      );
    });
}

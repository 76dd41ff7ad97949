/** `npm run site -- backup` and `npm run site -- restore`, from their arguments to their exit codes. */
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { parseWords } from '../operators/command-arguments';
import { OperatorRefusal } from '../operators/operation';
import { runToExitCode } from '../operators/run-to-exit-code';
import { UsageError } from '../operators/usage';
import { readIdentities } from '../reports/referent-keys';
import { parseBackupSettings } from '../settings';
import { errorText } from '../startup-failure';
import { backUp, type Task } from './back-up';
import { restore, verify } from './restore';

const USAGE = `Backups of the site: docs/backups.md.

npm run site -- backup [--output FILE]                      write everything that the site stores to FILE, encrypted for
                                                            BACKUP_RECIPIENTS; - is the standard output, default a name
                                                            with the time, in this folder. The site may run
npm run site -- backup keygen FILE                          make a key pair: the secret key into FILE, the public one is printed
npm run site -- restore FILE --identity KEYFILE             into DATA_DIR, and the database at DATABASE_URL where it is set;
                                                            both must be empty, and are so again where it fails
npm run site -- restore FILE --identity KEYFILE --verify    read all of it and restore nothing

The referents’ secret keys are in no backup. KEYFILE has the secret key of one of the BACKUP_RECIPIENTS, as age-keygen writes
it. DATA_DIR and DATABASE_URL must be those of the site. Exit code: 0 done, 1 failed, 2 not understood.
`;

export type Output = {
  stdout: NodeJS.WritableStream;
  printError: (text: string) => void;
  /** Ends what is under way; nothing is left of it. */
  signal: AbortSignal;
};

const help = { type: 'boolean', short: 'h' } as const;

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

type Run = (args: string[], environment: NodeJS.ProcessEnv, output: Output & Pick<Task, 'print'>) => Promise<unknown>;

const runBackup: Run = async (args, environment, { stdout, signal, print }) => {
  const { values, positionals } = parseWords(args, { help, output: { type: 'string', short: 'o' } });
  if (values.help) return stdout.write(USAGE);
  const [command, keyFile, ...more] = positionals;
  if (command === 'keygen' && keyFile !== undefined && more.length === 0) {
    stdout.write(`${await makeKey(keyFile)}\n`);
    return print(
      `the secret key is in ${keyFile}: without it no backup can be read. On the server, set BACKUP_RECIPIENTS to its public key`,
    );
  }
  if (command !== undefined) throw new UsageError(`"${positionals.join(' ')}" is not "keygen FILE"`);
  const settings = parseBackupSettings(environment);
  if (settings.backupRecipients.length === 0)
    throw new OperatorRefusal(
      'BACKUP_RECIPIENTS is not set, and a backup is never written unencrypted. On a machine that is not the server, make a key pair (npm run site -- backup keygen backup-key.txt, or age-keygen -o backup-key.txt), store the file in two safe places, and set BACKUP_RECIPIENTS on the server to the public key, age1…',
    );
  const { output = `vipp-${new Date().toISOString().replaceAll(':', '').slice(0, 17)}Z.age` } = values;
  if (output !== '-') return backUp({ settings, file: output, signal, print });
  // The standard output may be slow, and the database must not wait for it.
  const file = path.join(settings.dataDirectory, `backup-${process.pid}.age`);
  try {
    await backUp({ settings, file, signal, print });
    await pipeline(createReadStream(file), stdout, { end: false, signal });
  } finally {
    await rm(file, { force: true });
  }
};

const runRestore: Run = async (args, environment, { stdout, signal, print }) => {
  const identity = { type: 'string', short: 'i' } as const;
  const { values, positionals } = parseWords(args, { help, identity, verify: { type: 'boolean' } });
  if (values.help) return stdout.write(USAGE);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('one FILE is needed: a backup');
  if (values.identity === undefined)
    throw new UsageError('--identity KEYFILE is missing: the secret key of one of the BACKUP_RECIPIENTS');
  const identities = await readIdentities(values.identity).catch((error: unknown) => {
    throw new OperatorRefusal(`the identity ${values.identity} cannot be read (${errorText(error)})`);
  });
  if (identities.length === 0) throw new OperatorRefusal(`${values.identity} contains no line AGE-SECRET-KEY-1…`);
  if (values.verify) return verify({ file, identities, print });
  const settings = parseBackupSettings(environment);
  await restore({ settings, file, identities, signal, print });
  return print(
    `restored into ${settings.dataDirectory}${settings.databaseUrl === undefined ? '' : ' and the database at DATABASE_URL'}: start the site. The referents’ secret keys are in no backup; a key pair of a trial site belongs into DATA_DIR/referent before the start`,
  );
};

const commandLine =
  (name: string, run: Run) =>
  /** @returns exit code, see `runToExitCode` */
  (args: string[], environment: NodeJS.ProcessEnv, output: Output): Promise<0 | 1 | 2> => {
    // Not the standard output, which may be the backup.
    const print = (text: string) => output.printError(`${name}: ${text}\n`);
    return runToExitCode(
      name,
      async () => void (await run(args, environment, { ...output, print })),
      output.printError,
    );
  };

export const runBackupCommandLine = commandLine('backup', runBackup);
export const runRestoreCommandLine = commandLine('restore', runRestore);

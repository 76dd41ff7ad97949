/** `npm run site -- backup`, from its arguments to its exit code. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { OperatorRefusal } from '../operators/operation';
import { runToExitCode } from '../operators/run-to-exit-code';
import { UsageError } from '../operators/usage';
import { type BackupSettings, parseBackupSettings } from '../settings';
import { errorText } from '../startup-failure';
import { backUp } from './back-up';
import { makeKey } from './make-key';
import { createProgress, type Progress } from './progress';

const USAGE = `A backup of the site, which may run: docs/backups.md.

npm run site -- backup [-- --output FILE]   write all of it to FILE, encrypted for BACKUP_RECIPIENTS;
                                    - is the standard output, default a name with the time, in this folder
npm run site -- backup keygen FILE       make a key pair: the secret key into FILE, the public key is printed

Forms, sealed reports, accounts, drafts, content, the registry of releases with its files, stored files and
the secrets of DATA_DIR are in it; the referents’ secret keys never are. DATA_DIR and DATABASE_URL must be
those of the site. Exit code: 0 done, 1 failed, 2 not understood.
`;

export type BackupOutput = {
  stdout: NodeJS.WritableStream;
  printError: (text: string) => void;
  /** Ends a backup that is under way; nothing is left of it. */
  signal: AbortSignal;
};

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { help: { type: 'boolean', short: 'h' }, output: { type: 'string', short: 'o' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(errorText(error));
  }
}

const defaultName = (): string =>
  `vipp-${new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')}.age`;

function requireRecipients({ backupRecipients }: BackupSettings): void {
  if (backupRecipients.length > 0) return;
  throw new OperatorRefusal(
    'BACKUP_RECIPIENTS is not set, and a backup is never written unencrypted. On a machine that is not the server, make a key pair (npm run site -- backup keygen backup-key.txt, or age-keygen -o backup-key.txt), store the file in two safe places, and set BACKUP_RECIPIENTS on the server to the public key, age1…',
  );
}

/** The standard output gets a backup that is complete: it may be slow, and the database must not wait for it. */
async function backUpTo(
  settings: BackupSettings,
  output: string,
  out: BackupOutput,
  progress: Progress,
): Promise<void> {
  const { stdout, signal } = out;
  if (output !== '-') return backUp({ settings, file: output, signal, progress });
  const file = path.join(settings.dataDirectory, `backup-${process.pid}.age`);
  try {
    await backUp({ settings, file, signal, progress });
    await pipeline(createReadStream(file), stdout, { end: false, signal });
  } finally {
    await rm(file, { force: true });
  }
}

async function run(args: string[], environment: NodeJS.ProcessEnv, out: BackupOutput): Promise<void> {
  const { values, positionals } = parse(args);
  if (values.help) return void out.stdout.write(USAGE);
  const [command, keyFile, ...more] = positionals;
  const progress = createProgress('backup', out.printError);
  if (command === 'keygen' && keyFile !== undefined && more.length === 0) {
    const recipient = await makeKey(keyFile);
    progress.print(
      `the secret key is in ${keyFile}: without it no backup can be read. On the server, set BACKUP_RECIPIENTS to`,
    );
    return void out.stdout.write(`${recipient}\n`);
  }
  if (command !== undefined)
    throw new UsageError(command === 'keygen' ? 'keygen takes one FILE' : `there is no command "${command}"`);
  const settings = parseBackupSettings(environment);
  requireRecipients(settings);
  await backUpTo(settings, values.output ?? defaultName(), out, progress);
}

/** @returns exit code, see `runToExitCode` */
export const runBackupCommandLine = (
  args: string[],
  environment: NodeJS.ProcessEnv,
  output: BackupOutput,
): Promise<0 | 1 | 2> => runToExitCode('backup', () => run(args, environment, output), output.printError);

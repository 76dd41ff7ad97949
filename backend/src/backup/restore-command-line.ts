/** `npm run site -- restore`, from its arguments to its exit code. */
import { parseArgs } from 'node:util';
import { OperatorRefusal } from '../operators/operation';
import { runToExitCode } from '../operators/run-to-exit-code';
import { UsageError } from '../operators/usage';
import { readIdentities } from '../reports/referent-keys';
import { parseBackupSettings } from '../settings';
import { errorText } from '../startup-failure';
import type { Manifest } from './archive-format';
import type { BackupOutput } from './backup-command-line';
import { createProgress, type Progress } from './progress';
import { restore } from './restore';
import { verifyArchive } from './verify-archive';

const USAGE = `Restores a backup into an empty place: docs/backups.md.

npm run site -- restore FILE --identity KEYFILE            into DATA_DIR, and the database at DATABASE_URL where it is set;
                                                      both must be empty, and the site must not run
npm run site -- restore FILE --identity KEYFILE --verify   read all of it and restore nothing

KEYFILE is the secret key of one of the BACKUP_RECIPIENTS, as age-keygen writes it. Where the restore fails,
the place is as before. Exit code: 0 done, 1 failed, 2 not understood.
`;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        help: { type: 'boolean', short: 'h' },
        identity: { type: 'string', short: 'i' },
        verify: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(errorText(error));
  }
}

async function identitiesIn(file: string | undefined): Promise<string[]> {
  if (file === undefined)
    throw new UsageError('--identity KEYFILE is missing: the secret key of one of the BACKUP_RECIPIENTS');
  const identities = await readIdentities(file).catch((error: unknown) => {
    throw new OperatorRefusal(`the identity ${file} cannot be read (${errorText(error)})`);
  });
  if (identities.length === 0) throw new OperatorRefusal(`${file} contains no line AGE-SECRET-KEY-1…`);
  return identities;
}

function describe({ createdAt, version, database, registry }: Manifest, progress: Progress): void {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  progress.print(`of ${createdAt}, version ${version}, from ${database.kind} after ${database.migrations} migrations`);
  progress.print(
    `${database.tables.length} tables, ${rows} rows; ${registry.events} events and ${registry.files} files of releases`,
  );
}

async function run(args: string[], environment: NodeJS.ProcessEnv, out: BackupOutput): Promise<void> {
  const { values, positionals } = parse(args);
  if (values.help) return void out.stdout.write(USAGE);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('one FILE is needed: a backup');
  const identities = await identitiesIn(values.identity);
  const progress = createProgress('restore', out.printError);
  if (values.verify) {
    describe(await verifyArchive(file, identities, progress), progress);
    return progress.print(`${file} is complete and undamaged`);
  }
  const settings = parseBackupSettings(environment);
  describe(await restore({ settings, file, identities, signal: out.signal, progress }), progress);
  progress.print(
    `restored into ${settings.dataDirectory}${settings.databaseUrl === undefined ? '' : ' and the database at DATABASE_URL'}: start the site. The referents’ secret keys are in no backup; a key pair of a trial site belongs into DATA_DIR/referent before the start`,
  );
}

/** @returns exit code, see `runToExitCode` */
export const runRestoreCommandLine = (
  args: string[],
  environment: NodeJS.ProcessEnv,
  output: BackupOutput,
): Promise<0 | 1 | 2> => runToExitCode('restore', () => run(args, environment, output), output.printError);

/**
 * `npm run test:production`: makes the package, and follows docs/running-in-production.md to the letter on this machine, in a
 * folder of its own that is gone at the end: every block of commands that is for such a machine, in order. Between its parts it
 * checks that the site does what the page promises. Exits 1 where a command or a check fails. Needs root, and Debian’s
 * programs, which it installs.
 */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makePackage } from 'tooling/production/package';
import { ensurePrograms } from 'tooling/run/prerequisites';
import { UserError } from 'tooling/user-error';
import { machineLoad } from '../support/figures';
import { parseOptions } from '../support/parse-options';
import { printRows, type Row } from '../support/print-rows';
import { secondsSince, type Check, type Followed } from './check';
import { databaseChecks } from './database-checks';
import { openShell, type PageShell } from './page-shell';
import { sectionsToFollow } from './production-page';
import { scratchMachine } from './scratch-machine';
import { siteChecks } from './site-checks';
import { createVisitors } from './visitors';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const NEEDED = ['postgresql', 'varnish', 'varnish-modules', 'nginx', 'prometheus'] as const;
const LINES_OF_LOG = 5;
const HELP = `npm run test:production -- [options]
  --tar FILE   follows the page with this package, and makes none`;

async function followPage(shell: PageShell, followed: Followed): Promise<void> {
  const checks: Record<string, Check> = { ...siteChecks(followed), ...databaseChecks(followed) };
  const sections = sectionsToFollow();
  const unknown = Object.keys(checks).filter((name) => !sections.some(({ heading }) => heading === name));
  if (unknown.length > 0) throw new UserError(`the page has no commands under « ${unknown.join(' », « ')} »`);
  for (const { heading, blocks } of sections) {
    await checks[heading]?.before?.();
    const begun = performance.now();
    for (const block of blocks) await shell.run(block);
    console.log(`${heading}: ${secondsSince(begun)} s`);
    await checks[heading]?.after?.();
  }
}

/** The end of what each service has logged, for a failure. */
function printLogs(site: string): void {
  const folders = ['log', 'db'].map((name) => path.join(site, name)).filter((folder) => existsSync(folder));
  for (const folder of folders)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.log'))) {
      const lines = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
      console.log([`── ${file}`, ...lines.slice(-LINES_OF_LOG)].join('\n'));
    }
}

/** @throws {UserError} when this process is asked to end */
async function untilAskedToEnd(): Promise<never> {
  const signal = await Promise.race(
    (['SIGINT', 'SIGTERM'] as const).map((name) => once(process, name).then(() => name)),
  );
  throw new UserError(`ended by ${signal}`);
}

async function packageFile(tar: string | undefined): Promise<string> {
  if (tar !== undefined) return path.resolve(tar);
  return (await makePackage(DIST, console.log)).tar;
}

export async function main(args: string[]): Promise<void> {
  const { tar } = parseOptions(args, { tar: { type: 'string' } }, HELP);
  if (process.getuid?.() !== 0) throw new UserError('the page is for root: it starts services as other users');
  await ensurePrograms(NEEDED);
  const machine = await scratchMachine(await packageFile(tar));
  const visitors = createVisitors(machine.url, machine.certificate);
  const shell = openShell(machine.folder, machine.env);
  const rows: Row[] = [];
  const begun = performance.now();
  const followed = followPage(shell, { machine, visitors, rows, acknowledged: [] });
  const failure = await Promise.race([followed, untilAskedToEnd()]).catch((error: unknown) => error);
  rows.push({ name: 'all of it, s', figure: secondsSince(begun) });
  if (failure !== undefined) printLogs(machine.site);
  shell.close();
  visitors.close();
  const hasEnded = await machine.remove();
  rows.push({ name: 'at the end every program stops when it is asked to', figure: hasEnded, holds: hasEnded });
  console.log(`load of the machine: ${machineLoad()}`);
  if (failure === undefined) return printRows(rows);
  console.table(rows);
  throw failure;
}

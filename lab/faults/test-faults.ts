/**
 * `npm run test:faults`: what fails around the site and in it, on the built site with real processes: what visitors see, that
 * nothing that was acknowledged is lost or stored twice, and that the site is back without hands. Exits 1 unless all is so.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from 'tooling/build/build-packages';
import { ensurePrograms } from 'tooling/run/prerequisites';
import { UserError } from 'tooling/user-error';
import { machineLoad } from '../support/figures';
import { clockFaults } from './clock-faults';
import { connectionFaults } from './connection-faults';
import { databaseFaults } from './database-faults';
import { diskFaults } from './disk-faults';
import type { FaultGroup, Finding } from './fault';
import { fileFaults } from './file-faults';
import { mailFaults } from './mail-faults';
import { memoryFaults } from './memory-faults';
import { nameFaults } from './name-faults';
import { processFaults } from './process-faults';

const GROUPS: readonly FaultGroup[] = [
  diskFaults,
  databaseFaults,
  nameFaults,
  clockFaults,
  connectionFaults,
  memoryFaults,
  processFaults,
  fileFaults,
  mailFaults,
];
const HELP = `npm run test:faults -- [${GROUPS.map(({ name }) => name).join('|')} …]
  Without names: all of them, about ten minutes. It needs Linux and root: it mounts file systems in a namespace of its own.`;

function chosen(names: readonly string[]): readonly FaultGroup[] {
  const unknown = names.find((name) => !GROUPS.some((group) => group.name === name));
  if (unknown !== undefined) throw new UserError(`there is no fault "${unknown}".`, HELP);
  return GROUPS.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Runs the faults of one group, and stops everything that they have started. */
async function runGroup({ name, run }: FaultGroup): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), `vipp-faults-${name}-`));
  const stops: (() => unknown)[] = [];
  try {
    return await run({ folder, defer: (stop) => void stops.unshift(stop), log: (line) => console.log(`  ${line}`) });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [{ fault: name, visitorsSee: '', lost: '', back: '', problems: [reason] }];
  } finally {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function printFindings(findings: readonly Finding[]): void {
  for (const { fault, visitorsSee, lost, back, problems } of findings) {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${fault}`);
    console.log(`    visitors see  ${visitorsSee}\n    lost          ${lost}\n    back after    ${back}`);
    for (const problem of problems) console.log(`    BAD           ${problem}`);
  }
}

function printTable(findings: readonly Finding[]): void {
  const rows = findings.map(({ fault, lost, back, problems }) => [fault, { lost, back, holds: problems.length === 0 }]);
  console.table(Object.fromEntries(rows));
}

export async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const groups = chosen(args);
  if (process.getuid?.() !== 0) throw new UserError('this suite mounts file systems: run it as root, on Linux.');
  await buildAll({ log: console.log });
  await ensurePrograms(['postgresql', 'libfaketime', 'chromium-headless-shell']);
  const start = performance.now();
  const findings: Finding[] = [];
  for (const group of groups) {
    console.log(`${group.name} …`);
    const found = await runGroup(group);
    printFindings(found);
    findings.push(...found);
  }
  printTable(findings);
  const bad = findings.filter(({ problems }) => problems.length > 0).length;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `\n${findings.length - bad} of ${findings.length} faults are survived, in ${seconds} s; load ${machineLoad()}`,
  );
  if (bad > 0) throw new UserError();
}

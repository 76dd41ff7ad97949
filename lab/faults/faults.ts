/**
 * `npm run lab -- faults`: what fails around the site and in it, on the built site with real processes: what visitors see, that
 * nothing that was acknowledged is lost or stored twice, and that the site comes back (docs/faults.md).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from 'tooling/build/build-packages';
import { ensurePrograms } from 'tooling/run/prerequisites';
import { UserError } from 'tooling/user-error';
import { printFigures, type Row } from '../support/figures';
import { aroundSite } from './around-site';
import { insideSite } from './inside-site';
import type { Lab } from './observe';

const GROUPS: Readonly<Record<string, (lab: Lab) => Promise<Row[]>>> = {
  ...aroundSite,
  ...insideSite,
};
const HELP = `npm run lab -- faults [${Object.keys(GROUPS).join('|')} …]
  Without names: all of them. It needs Linux and root: it mounts file systems in a namespace of its own.`;

/** Runs the faults of one group, and stops everything that they have started. */
async function runGroup(name: string): Promise<Row[]> {
  console.log(name);
  const folder = mkdtempSync(path.join(tmpdir(), `vipp-faults-${name}-`));
  const stops: (() => unknown)[] = [];
  try {
    return (await GROUPS[name]?.({ folder, defer: (stop) => void stops.unshift(stop) })) ?? [];
  } catch (error) {
    return [{ name, faults: [String(Object(error).stack ?? error)] }];
  } finally {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const unknown = args.find((name) => !Object.hasOwn(GROUPS, name));
  if (unknown !== undefined) throw new UserError(`there is no fault "${unknown}".\n${HELP}`);
  if (process.getuid?.() !== 0) throw new UserError('this check mounts file systems: run it as root, on Linux.');
  await buildAll({ log: console.log });
  await ensurePrograms(['postgresql', 'libfaketime']);
  const rows: Row[] = [];
  for (const name of args.length > 0 ? args : Object.keys(GROUPS)) rows.push(...(await runGroup(name)));
  printFigures('faults', rows);
}

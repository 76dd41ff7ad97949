/** `npm run lab -- start`: from a clone to the site, and again: seconds of each line that `npm start` prints, packages, megabytes. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'tooling/run/free-port';
import { printFigures, type Row } from '../support/figures';
import { parseOptions } from '../support/parse-options';

const root = path.resolve(import.meta.dirname, '../..');
const READY = /^VIPP site ready at/;
const HELP = `npm run lab -- start [options]
  --cold   with an empty cache of npm`;

/** @returns a row for each line until the site is ready, which is then ended */
async function start(clone: string, when: string, env: NodeJS.ProcessEnv): Promise<Row[]> {
  const rows: Row[] = [];
  const begun = performance.now();
  const command = path.join(clone, 'tooling/command.mjs');
  const child = spawn(process.execPath, [command, 'start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    if (line.trim() !== '') rows.push({ name: `${when} ${rows.length + 1}. ${line.slice(0, 80)}`, seconds });
    if (READY.test(line)) child.kill('SIGTERM');
  }
  await ended;
  const isReady = rows.some(({ name }) => name.includes('VIPP site ready at'));
  return isReady ? rows : [...rows, { name: when, faults: ['the site was not ready'] }];
}

export async function main(args: readonly string[]): Promise<void> {
  const { cold } = parseOptions([...args], { cold: { type: 'boolean', default: false } }, HELP);
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-start-'));
  const clone = path.join(folder, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    const { PATH, HOME } = process.env;
    const cache = cold ? { npm_config_cache: path.join(folder, 'npm') } : {};
    const env = { PATH, HOME, PORT: String(await freePort()), ...cache };
    const rows = [...(await start(clone, 'first', env)), ...(await start(clone, 'second', env))];
    const lock = JSON.parse(readFileSync(path.join(clone, 'node_modules/.package-lock.json'), 'utf8')) as {
      packages: object;
    };
    const [megabytes] = execFileSync('du', ['-sm', path.join(clone, 'node_modules')], { encoding: 'utf8' }).split('\t');
    rows.push({ name: 'packages', figure: Object.keys(lock.packages).length }, { name: 'their MB', figure: megabytes });
    printFigures(`npm start of a clone, ${cold ? 'cold' : 'warm'} cache of npm`, rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

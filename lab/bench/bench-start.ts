/**
 * `npm run bench:start`: seconds from `npm start` to the site's address when nothing has changed. Exits 1 when the best run
 * is not below the goal. `-- --runs 5` changes how many.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { npmStart } from 'tooling/run/npm-start';
import { machineLoad } from '../support/figures';
import { parseNumber, parseOptions } from '../support/parse-options';
import { printRows } from '../support/print-rows';

const GOAL_SECONDS = 5;
const HELP = `npm run bench:start -- [options]
  --runs 3   starts after the first one`;

async function timeStart(folder: string): Promise<number> {
  const before = performance.now();
  const site = npmStart({ PORT: String(await freePort()), DATA_DIR: folder });
  await site.ready;
  const seconds = (performance.now() - before) / 1000;
  site.signal('SIGTERM');
  await site.exitCode;
  return seconds;
}

export async function main(args: string[]): Promise<void> {
  const { runs } = parseOptions(args, { runs: { type: 'string', default: '3' } }, HELP);
  const count = parseNumber('runs', runs, [1, 100]);
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-bench-start-'));
  try {
    const first = await timeStart(folder);
    console.log(`load of the machine: ${machineLoad()}`);
    const times: number[] = [];
    while (times.length < count) times.push(await timeStart(folder));
    const best = Math.min(...times);
    printRows([
      { name: 'first start: builds what is stale, fills the database', seconds: first.toFixed(1) },
      { name: 'nothing has changed', seconds: times.map((time) => time.toFixed(1)).join(', ') },
      { name: `best, goal below ${GOAL_SECONDS} s`, seconds: best.toFixed(1), holds: best < GOAL_SECONDS },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

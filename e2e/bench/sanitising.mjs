/**
 * Shows that the memory of a process that sanitises contents is flat: `npm run bench:sanitising [-- 100000]`. Exits 1 when
 * the heap after the last tenth is larger than after the first by more than the limit.
 */
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const HEAP_GROWTH_LIMIT_MEGABYTES = 10;

const hook = path.join(root, 'backend/src/testing/typescript-hook.cjs');
const program = path.join(root, 'shell/server/content/bench/measure-sanitising.ts');
const [total = '100000'] = process.argv.slice(2);
const output = execFileSync(process.execPath, ['--expose-gc', '--require', hook, program, total], { encoding: 'utf8' });
const rows = output.trim().split('\n').map((line) => JSON.parse(line));
console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
console.table(rows);
const growth = rows.at(-1).heapMegabytes - rows[0].heapMegabytes;
console.log(`heap growth: ${growth} MB (limit ${HEAP_GROWTH_LIMIT_MEGABYTES} MB)`);
process.exitCode = growth <= HEAP_GROWTH_LIMIT_MEGABYTES ? 0 : 1;

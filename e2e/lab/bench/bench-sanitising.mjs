/**
 * Shows that the memory of a process that sanitises contents is flat: `npm run bench:sanitising [-- 100000]`. Exits 1 when
 * the heap after the last tenth is larger than after the first by more than the limit.
 */
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../..');
const HEAP_GROWTH_LIMIT_MEGABYTES = 10;

const hook = path.join(root, 'backend/src/testing/typescript-hook.cjs');
const program = path.join(root, 'shell/server/content/bench/measure-sanitising.ts');
const [total = '100000'] = process.argv.slice(2);
const child = spawn(process.execPath, ['--expose-gc', '--require', hook, program, total], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const heaps = [];
for await (const line of createInterface({ input: child.stdout })) {
  console.log(line);
  heaps.push(JSON.parse(line).heapMegabytes);
}
const growth = heaps.at(-1) - heaps[0];
console.log(
  `heap growth: ${growth} MB (limit ${HEAP_GROWTH_LIMIT_MEGABYTES} MB); load of the machine: ${loadavg()[0].toFixed(1)}`,
);
process.exitCode = heaps.length === 10 && growth <= HEAP_GROWTH_LIMIT_MEGABYTES ? 0 : 1;

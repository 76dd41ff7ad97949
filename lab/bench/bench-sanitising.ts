/**
 * `npm run bench:sanitising`: shows that the memory of a process that sanitises contents is flat. Exits 1 when the heap after
 * the last tenth is larger than after the first by more than the limit. `-- --contents 10000` makes it smaller.
 */
import * as z from 'zod';
import { machineLoad } from '../support/figures';
import { parseNumber, parseOptions } from '../support/parse-options';
import { printRows } from '../support/print-rows';
import { runScript } from '../support/run-script';

const GROWTH_LIMIT_MEGABYTES = 10;
const HELP = `npm run bench:sanitising -- [options]
  --contents 100000   how many contents are sanitised; 100,000 take half an hour`;
const PROGRAM = 'shell/server/content/bench/measure-sanitising.ts';

const tenthSchema = z.object({
  contents: z.number(),
  seconds: z.number(),
  heapMegabytes: z.number(),
  residentMegabytes: z.number(),
});

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(args, { contents: { type: 'string', default: '100000' } }, HELP);
  const contents = parseNumber('contents', options.contents, [10, 10_000_000]);
  const output = await runScript(PROGRAM, [String(contents)]);
  const tenths = output
    .trim()
    .split('\n')
    .map((line) => tenthSchema.parse(JSON.parse(line)));
  const [first, last] = [tenths.at(0)?.heapMegabytes ?? NaN, tenths.at(-1)?.heapMegabytes ?? NaN];
  console.log(`load of the machine: ${machineLoad()}`);
  printRows([
    ...tenths.map(({ contents: done, ...figures }) => ({ name: `${done} contents`, ...figures })),
    {
      name: `growth, limit ${GROWTH_LIMIT_MEGABYTES} MB`,
      heapMegabytes: last - first,
      holds: last - first <= GROWTH_LIMIT_MEGABYTES,
    },
  ]);
}

/**
 * `npm run test:chaos`: every remote fails in every way, in the gateway and in the browser; a table shows what the rest of
 * the site noticed. Exits 1 unless every cell is good. `-- --remotes mf-forms` tries some remotes.
 */
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { UserError } from 'tooling/user-error';
import { launchChromium } from '../support/launch-chromium';
import { parseChoice, parseOptions } from '../support/parse-options';
import { withSite, type LabSite } from '../support/with-site';
import { runBrowserCells } from './browser-cells';
import { startFaultHost, type FaultHost } from './fault-host';
import { FAULTS, type CellFaults } from './faults';
import { runServerCells } from './server-cells';

const HELP = `npm run test:chaos -- [options]
  --remotes mf-forms,mf-content   these remotes only`;
const SIDES = ['server', 'browser'] as const;

type Sides = Record<(typeof SIDES)[number], CellFaults>;
type Cells = ReadonlyMap<RemoteName, Sides>;

async function runRemote(
  options: { site: LabSite; host: FaultHost; hosted: string; remote: RemoteName },
  browser: Browser,
): Promise<Sides> {
  const { results, tested } = await runServerCells(options);
  return { server: results, browser: await runBrowserCells(browser, tested) };
}

function printTable(cells: Cells): void {
  const rows = SIDES.flatMap((side) =>
    FAULTS.map((fault) => {
      const columns = [...cells].map(([remote, sides]) => [remote, sides[side].get(fault)?.length ? 'BAD' : 'good']);
      return [`${fault}, ${side}`, Object.fromEntries(columns)];
    }),
  );
  console.table(Object.fromEntries(rows));
}

const badCells = (cells: Cells): string[] =>
  [...cells].flatMap(([remote, sides]) =>
    SIDES.flatMap((side) =>
      [...sides[side]].flatMap(([fault, faults]) =>
        faults.length > 0 ? `${remote}, ${fault}, ${side}: ${faults.join('; ')}` : [],
      ),
    ),
  );

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(args, { remotes: { type: 'string' } }, HELP);
  const remotes = parseChoice('remotes', options.remotes, REMOTES);
  const start = performance.now();
  const cells = await withSite('chaos', async (site): Promise<Cells> => {
    const hosted = path.join(site.folder, 'hosted');
    const host = await startFaultHost(hosted);
    site.defer(host.stop);
    const browser = await launchChromium();
    site.defer(() => browser.close());
    const run = async (remote: RemoteName): Promise<[RemoteName, Sides]> => [
      remote,
      await runRemote({ site, host, hosted, remote }, browser),
    ];
    return new Map(await Promise.all(remotes.map(run)));
  });
  printTable(cells);
  const bad = badCells(cells);
  for (const line of bad) console.error(line);
  const count = remotes.length * FAULTS.length * SIDES.length;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${count - bad.length} of ${count} cells are good, in ${seconds} s`);
  if (bad.length > 0) throw new UserError();
}

/** `npm run lab -- chaos`: every remote fails in every way, in the gateway and in the browser; what the rest of the site noticed. */
import path from 'node:path';
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Browser } from '../../e2e/support/playwright';
import { printFigures, type Row } from '../support/figures';
import { launchChromium } from '../support/launch-chromium';
import { parseChoice, parseOptions } from '../support/parse-options';
import { withSite, type LabSite } from '../support/with-site';
import { runBrowserCells } from './browser-cells';
import { FAULTS, startFaultHost, type FaultHost } from './faulty-versions';
import { runServerCells, type Cells } from './server-cells';

const HELP = `npm run lab -- chaos [options]
  --remotes mf-forms,mf-content   these remotes only`;

const noFaults = (): Cells => Object.fromEntries(FAULTS.map((fault) => [fault, []]));

async function runRemote(site: LabSite, host: FaultHost, browser: Browser, remote: RemoteName) {
  const cells = { server: noFaults(), browser: noFaults() };
  const tested = await runServerCells(site, host, remote, cells.server);
  await runBrowserCells(browser, tested, cells.browser);
  return cells;
}

export async function main(args: readonly string[]): Promise<void> {
  const options = parseOptions([...args], { remotes: { type: 'string' } }, HELP);
  const remotes = parseChoice('remotes', options.remotes, REMOTES);
  const rows: Row[] = [];
  await withSite('chaos', async (site) => {
    const host = await startFaultHost(site.packages, path.join(site.folder, 'hosted'));
    site.defer(host.stop);
    const browser = await launchChromium();
    site.defer(() => browser.close());
    const found = await Promise.all(remotes.map((remote) => runRemote(site, host, browser, remote)));
    for (const side of ['server', 'browser'] as const)
      for (const fault of FAULTS) {
        const cells = found.map((one) => one[side][fault] ?? []);
        const words = remotes.map((remote, index) => [remote, cells[index]?.length ? 'bad' : 'good']);
        const faults = remotes.flatMap((remote, index) => (cells[index] ?? []).map((text) => `${remote}: ${text}`));
        rows.push({ name: `${fault}, ${side}`, ...Object.fromEntries(words), faults });
      }
  });
  printFigures('chaos', rows);
}

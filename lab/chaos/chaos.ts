/** `npm run lab -- chaos`: every remote fails in every way, in the gateway and in the browser; what the rest of the site noticed. */
import { publicRemotes } from '@vipp/shared/testing/own-routes.server';
import { defineCheck } from '../support/check';
import { runBrowserCells } from './browser-cells';
import { createFaultHost, FAULTS } from './faulty-versions';
import { runServerCells, type Cells } from './server-cells';

const noFaults = (): Cells => Object.fromEntries(FAULTS.map((fault) => [fault, []]));

export const check = defineCheck({
  options: { only: { of: publicRemotes, help: 'remotes' } },
  needs: ['chromium', 'postgresql'],
  async run(lab, { only }) {
    const host = createFaultHost(lab);
    const browser = await lab.browser();
    await lab.backend();
    const found = await Promise.all(
      only.map(async (remote) => {
        const cells = { server: noFaults(), browser: noFaults() };
        const tested = await runServerCells(lab, host, remote, cells.server);
        await runBrowserCells(browser, tested, cells.browser);
        return cells;
      }),
    );
    for (const side of ['server', 'browser'] as const)
      for (const fault of FAULTS) {
        const cells = only.map((remote, index) => [remote, found[index]?.[side][fault] ?? []] as const);
        const words = cells.map(([remote, faults]) => [remote, faults.length > 0 ? 'bad' : 'good']);
        const faults = cells.flatMap(([remote, list]) => list.map((text) => `${remote}: ${text}`));
        lab.add({ name: `${fault}, ${side}`, ...Object.fromEntries(words), faults });
      }
  },
});

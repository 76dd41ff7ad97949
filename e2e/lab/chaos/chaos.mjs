/**
 * `npm run test:chaos`: every remote fails in every way, in the gateway and in the browser; a table shows what the rest of
 * the site noticed. Exits 1 unless every cell is good. CELLS=server or CELLS=browser runs one half.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtPackages, startBackend } from 'tooling/run/test-site';
import { runBrowserCells } from './browser-cells.mjs';
import { startFaultHost } from './fault-host.mjs';
import { FAULTS } from './faults.mjs';
import { runServerCells } from './server-cells.mjs';
import { REMOTES } from './site-answers.mjs';

/** The cells of one remote, by `fault, side`. */
async function runRemote(options, browser) {
  const server = await runServerCells(options);
  try {
    return { server: server.results, browser: await runBrowserCells({ ...options, ...server, browser }) };
  } finally {
    await server.gateway.stop();
  }
}

function printTable(cells) {
  const row = (fault, side) =>
    Object.fromEntries(
      REMOTES.map((remote) => [remote, cells.get(remote)[side].get(fault)?.length === 0 ? 'good' : 'BAD']),
    );
  console.table(
    Object.fromEntries(
      ['server', 'browser'].flatMap((side) => FAULTS.map((fault) => [`${fault}, ${side}`, row(fault, side)])),
    ),
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'vipp-chaos-'));
const hosted = path.join(folder, 'hosted');
const start = performance.now();
const packages = await builtPackages();
const { chromium } = await import('@playwright/test');
const [backend, host, browser] = await Promise.all([
  startBackend({ folder: path.join(folder, 'backend') }),
  startFaultHost(hosted),
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
  }),
]);
try {
  const runs = REMOTES.map(async (remote) => [
    remote,
    await runRemote({ packages, folder, hosted, backendUrl: backend.url, remote, host }, browser),
  ]);
  const cells = new Map(await Promise.all(runs));
  printTable(cells);
  const bad = [...cells].flatMap(([remote, sides]) =>
    Object.entries(sides).flatMap(([side, results]) =>
      [...results]
        .filter(([, faults]) => faults.length > 0)
        .map(([fault, faults]) => `${remote}, ${fault}, ${side}: ${faults.join('; ')}`),
    ),
  );
  for (const line of bad) console.error(line);
  console.log(
    `${REMOTES.length * FAULTS.length * 2 - bad.length} of ${REMOTES.length * FAULTS.length * 2} cells are good, in ${Math.round((performance.now() - start) / 1000)} s`,
  );
  process.exitCode = bad.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  host.stop();
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * `npm run bench:upgrade`: two gateways and two content services of the package for production behind nginx are replaced by the
 * next version one after the other, and by the previous one, while visitors ask for pages, send forms and have tabs open. Exits
 * 1 when a request fails, a form is lost or stored twice, or a tab does not go on. Needs Debian's nginx and postgresql, and
 * Chromium.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makePackage } from 'tooling/production/package';
import { startPostgres } from 'tooling/run/postgres';
import * as z from 'zod';
import { machineLoad } from '../../support/figures';
import { launchChromium } from '../../support/launch-chromium';
import { parseNumber, parseOptions } from '../../support/parse-options';
import { printRows, type Row } from '../../support/print-rows';
import { makeVersion } from './package-versions';
import { LINKED, openTab, readHeadings, walkOn, type Tab } from './tabs';
import { startUpgradedSite, type Slot, type UpgradedSite } from './upgraded-site';
import { emailOf, startVisitors, type Tally } from './visitors';

const HELP = `npm run bench:upgrade -- [options]
  --upgrades 20      how many
  --downgrades 5     how many, between the upgrades
  --package FOLDER   one that npm run package has made, in place of a new one`;
const LOAD = { readers: 4, senders: 2 };
/** Forms whose answer takes longer are answered, and too late for a visitor. */
const LONGEST_MS = 5_000;

const run = promisify(execFile);

/** Versions in the order in which they run; each differs from the one before by one. */
function planVersions(upgrades: number, downgrades: number): number[] {
  const plan: number[] = [];
  let [version, done] = [0, 0];
  for (let upgrade = 1; upgrade <= upgrades; upgrade += 1) {
    plan.push((version += 1));
    if (Math.floor((upgrade * downgrades) / upgrades) === done) continue;
    done += 1;
    plan.push((version -= 1));
  }
  return plan;
}

const shellIn = (html: string): string => /\/_mf\/shell\/((?!static)[\w.-]+)\//.exec(html)?.[1] ?? 'none';

type Run = {
  site: UpgradedSite;
  /** Folder of a version. */
  versionFolder: (version: number) => string;
  tally: Tally;
  setStep: (step: string) => void;
  stops: { slot: string; ms: number; exitCode: number | null }[];
};

/** Content services first: what a gateway of the next version asks for is there then. Back again in the other order. */
async function changeVersion({ site, versionFolder, setStep, stops }: Run, from: number, to: number): Promise<void> {
  const order: Slot[] = [...site.backends, ...site.gateways];
  for (const slot of to > from ? order : order.toReversed()) {
    setStep(`${from} → ${to}, ${slot.name}`);
    const ending = await slot.replace(versionFolder(to));
    stops.push({ slot: slot.name, ...ending });
    await slot.untilUsed();
  }
  const html = await (await fetch(site.url)).text();
  if (to > 0 && shellIn(html) !== `upgrade-${to}`) throw new Error(`the site runs ${shellIn(html)}, not ${to}`);
}

const contactsSchema = z.array(z.object({ email: z.string() }));

/** How often each form is stored, by the operators’ command. */
async function storedForms(folder: string, { env }: UpgradedSite): Promise<Map<string, number>> {
  const { stdout } = await run(process.execPath, ['server.js', 'submissions', 'export', 'contacts', '--json'], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, '..', 'operator'), ...env },
    maxBuffer: 1e9,
  });
  const counts = new Map<string, number>();
  for (const { email } of contactsSchema.parse(JSON.parse(stdout))) counts.set(email, (counts.get(email) ?? 0) + 1);
  return counts;
}

async function measure(bench: Run, plan: readonly number[]): Promise<{ tabs: number; wentOn: number }> {
  const { site, tally, setStep } = bench;
  let step = 'start';
  bench.setStep = (text) => {
    step = text;
    setStep(text);
  };
  const visitor = { site: site.url, tally, step: () => step };
  const browser = await launchChromium();
  const opened: Tab[] = [];
  const open = async (place: string): Promise<Tab> => {
    const tab = await openTab({ browser, ...visitor }, place, headings);
    opened.push(tab);
    return tab;
  };
  const headings = await readHeadings({ browser, site: site.url });
  try {
    const stopVisitors = startVisitors(visitor, LOAD);
    const [walking, typing, idle] = [await open('/'), await open('/contact'), await open('/')];
    await typing.fill();
    const stopWalking = walkOn(walking);
    let wentOn = 0;
    let version = 0;
    const finish = async (tab: Tab): Promise<void> => {
      await tab.send();
      if (await tab.goesOn()) wentOn += 1;
      await tab.close();
    };
    for (const next of plan) {
      const tab = await open('/');
      await changeVersion(bench, version, next);
      bench.setStep(`after ${version} → ${next}`);
      await tab.walk(['/actualite', '/recrutements', '/contact']);
      await tab.fill();
      await finish(tab);
      version = next;
    }
    bench.setStep('end');
    await stopWalking();
    for (const tab of [walking, idle]) {
      await tab.walk([...LINKED, '/contact']);
      await tab.fill();
      await finish(tab);
    }
    await finish(typing);
    await stopVisitors();
    return { tabs: opened.length, wentOn };
  } finally {
    await browser.close();
  }
}

const longest = (numbers: readonly number[]): number => Math.round(Math.max(0, ...numbers));

async function tableOf(bench: Run, plan: readonly number[], tabs: { tabs: number; wentOn: number }): Promise<Row[]> {
  const { site, versionFolder, tally, stops } = bench;
  const stored = await storedForms(versionFolder(plan.at(-1) ?? 0), site);
  const { acknowledged, failures } = tally;
  const lost = acknowledged.filter((mark) => !stored.has(emailOf(mark)));
  const twice = [...stored.values()].filter((times) => times > 1);
  const ups = plan.filter((version, index) => version > (plan[index - 1] ?? 0)).length;
  const untidy = stops.filter(({ exitCode }) => exitCode !== 0);
  return [
    { name: 'upgrades', figure: ups },
    { name: 'downgrades', figure: plan.length - ups },
    { name: 'requests', figure: tally.requests },
    { name: 'failed requests', figure: failures.length, holds: failures.length === 0 },
    { name: 'forms acknowledged', figure: acknowledged.length },
    { name: 'forms in the database', figure: stored.size, holds: stored.size === acknowledged.length },
    { name: 'forms lost', figure: lost.length, holds: lost.length === 0 },
    { name: 'forms stored twice', figure: twice.length, holds: twice.length === 0 },
    { name: 'tabs open across an upgrade or downgrade', figure: tabs.tabs },
    { name: 'tabs that went on', figure: tabs.wentOn, holds: tabs.wentOn === tabs.tabs },
    { name: 'presses that reached no link, and were made again', figure: tally.missedPresses.length },
    { name: 'processes that did not end in order', figure: untidy.length, holds: untidy.length === 0 },
    { name: 'longest end of a process, ms', figure: longest(stops.map(({ ms }) => ms)) },
    { name: 'longest answer, ms', figure: Math.round(tally.longestMs), holds: tally.longestMs <= LONGEST_MS },
  ];
}

async function benchUpgrades(packageFolder: string | undefined, plan: readonly number[]): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-upgrade-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const made = packageFolder ?? (await makePackage(path.join(folder, 'package'), console.log)).folder;
    const versionFolder = (version: number): string => path.join(folder, `version-${version}`);
    for (const version of new Set([0, ...plan])) makeVersion(made, versionFolder(version), version);
    mkdirSync(path.join(folder, 'operator'));
    const postgres = await startPostgres();
    stops.unshift(postgres.stop);
    const site = await startUpgradedSite({
      databaseUrl: postgres.url,
      folder,
      first: versionFolder(0),
      defer: (stop) => void stops.unshift(stop),
    });
    const tally: Tally = { requests: 0, failures: [], longestMs: 0, missedPresses: [], acknowledged: [] };
    const setStep = (step: string): void =>
      console.log(`${step} (${tally.requests} requests, ${tally.failures.length} failed)`);
    const bench: Run = { site, versionFolder, tally, setStep, stops: [] };
    const tabs = await measure(bench, plan);
    return await tableOf(bench, plan, tabs);
  } finally {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(
    args,
    {
      upgrades: { type: 'string', default: '20' },
      downgrades: { type: 'string', default: '5' },
      package: { type: 'string' },
    },
    HELP,
  );
  const upgrades = parseNumber('upgrades', options.upgrades, [1, 100]);
  const downgrades = parseNumber('downgrades', options.downgrades, [0, upgrades]);
  const rows = await benchUpgrades(
    options.package && path.resolve(options.package),
    planVersions(upgrades, downgrades),
  );
  console.log(`load of the machine: ${machineLoad()}`);
  printRows(rows);
}

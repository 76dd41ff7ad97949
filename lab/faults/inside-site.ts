/** Faults of the site's own processes: killed, stopped, out of memory. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from '../support/figures';
import { until } from '../support/until';
import { createTeam } from '../support/team';
import { procFile } from '../support/processes';
import { startFaultySite, type FaultySite } from './faulty-site';
import { BACK_MS, observe, type Fault, type Lab } from './observe';

/** What a connection gets whose process ends, or before there is one. */
const CUT = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];
const STARTER = '`npm start` or `node server.js`, which starts it again';

type Kill = Omit<Fault, 'make'> & {
  pids: (site: FaultySite) => readonly number[];
  signal?: NodeJS.Signals;
  /** Waits until the signal has ended them. */
  ends?: true;
};

const KILLS: readonly Kill[] = [
  { fault: 'SIGKILL of the gateway', pids: (site) => site.gateway(), pages: CUT, forms: ['503'], by: STARTER },
  { fault: 'SIGKILL of the backend', pids: (site) => site.backend(), forms: ['503'], by: STARTER },
  {
    // What an embedded database does that loops in its process.
    fault: 'a backend that runs and answers nothing',
    pids: (site) => site.backend(),
    signal: 'SIGSTOP',
    forms: ['503', 'no answer'],
    by: `${STARTER} after 30 s`,
  },
  // V8 tries to collect garbage for some seconds before it ends the process.
  {
    fault: 'memory limit reached by the gateway',
    pids: (site) => site.gateway(),
    signal: 'SIGUSR2',
    ends: true,
    pages: [...CUT, 'no answer'],
    forms: ['503', 'no answer'],
    by: STARTER,
  },
  {
    fault: 'memory limit reached by the backend',
    pids: (site) => site.backend(),
    signal: 'SIGUSR2',
    ends: true,
    forms: ['503', 'no answer'],
    by: STARTER,
  },
];

async function killEach(site: FaultySite): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { pids, signal = 'SIGKILL', ends, ...fault } of KILLS) {
    const make = async (): Promise<void> => {
      const killed = pids(site);
      for (const pid of killed) process.kill(pid, signal);
      if (ends && !(await until(() => killed.every((pid) => procFile(pid, 'status') === ''), BACK_MS)))
        throw new Error(`${killed.join()} did not end`);
    };
    rows.push(await observe(site, { ...fault, make }));
  }
  return rows;
}

async function killSandbox(site: FaultySite, key: string): Promise<Row> {
  const make = async (): Promise<void> => {
    const team = await createTeam(site.url, 'mf-content', readFileSync(key, 'utf8'));
    const publish = (version: string): Promise<boolean> =>
      team.publishAs(version).then(
        () => true,
        () => false,
      );
    const published = publish('killed');
    if (!(await until(() => site.sandbox().length > 0, BACK_MS))) throw new Error('no sandbox worker ran');
    for (const pid of site.sandbox()) process.kill(pid, 'SIGKILL');
    if (await published) throw new Error('a version was published that was not checked');
    if (!(await publish('again'))) throw new Error('the next version is refused too');
  };
  return observe(site, { fault: 'SIGKILL of the sandbox worker', make, by: 'the team, which publishes it again' });
}

/** What started the others: they end with it. */
function killStarter(lab: Lab, site: FaultySite, settings: Record<string, string>): Promise<Row> {
  const make = async (): Promise<void> => {
    for (const pid of site.starter()) process.kill(pid, 'SIGKILL');
    await site.ended;
    const again = { settings, dataDir: site.dataDir, port: site.port };
    // As `Restart=always` does, until the port is free.
    const isBack = (): Promise<boolean> =>
      startFaultySite(lab, 'site', again).then(
        () => true,
        () => false,
      );
    if (!(await until(isBack, BACK_MS))) throw new Error('the site cannot be started again');
  };
  const by = 'systemd, or the restart policy of the container';
  return observe(site, { fault: 'SIGKILL of `npm start` (`node server.js`)', make, pages: [...CUT, '503'], by });
}

async function processes(lab: Lab): Promise<Row[]> {
  const preload = path.join(lab.folder, 'leak.cjs');
  // What a leak does in days, within a second.
  const leak = 'const held = []; for (;;) held.push(new Array(100_000).fill(Math.random()));';
  writeFileSync(preload, `process.on('SIGUSR2', () => { ${leak} });`);
  const settings = { NODE_OPTIONS: `--require ${preload} --max-old-space-size=300` };
  const site = await startFaultySite(lab, 'site', { settings });
  const key = path.join(site.dataDir, 'federation/keys/mf-content.pem');
  const rows = await killEach(site);
  return [...rows, await killSandbox(site, key), await killStarter(lab, site, settings)];
}

export const insideSite = { processes };

/** Each process of the site is killed, as the kernel does when memory is short. */
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { restamp } from 'tooling/build/restamp';
import { until } from '../support/until';
import { teamCommand } from '../../e2e/support/team-command';
import type { FaultGroup, Finding, Lab } from './fault';
import { commandOf, descendantsOf, startFaultySite, type FaultySite } from './faulty-site';
import { observeFault } from './observe-fault';

const root = path.resolve(import.meta.dirname, '../..');
const REMOTE = 'mf-content';
const BACK_MS = 90_000;
const WORKERS = { WORKERS: '2' };
/** What a connection gets whose process ends, or before there is one. */
const CUT = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

const kill = (pids: readonly number[], signal: NodeJS.Signals = 'SIGKILL'): void =>
  pids.forEach((pid) => process.kill(pid, signal));

type Kill = {
  fault: string;
  signal?: NodeJS.Signals;
  pids: (site: FaultySite) => number[];
  pages?: string[];
  forms?: string[];
  by: string;
};

const KILLS: readonly Kill[] = [
  {
    fault: 'SIGKILL of a worker',
    pids: (site) => site.workers().slice(0, 1),
    pages: CUT,
    forms: CUT,
    by: 'the main process, which starts another one',
  },
  {
    fault: 'SIGKILL of all workers',
    pids: (site) => site.workers(),
    pages: CUT,
    forms: CUT,
    by: 'the main process; visitors who come in between wait',
  },
  {
    fault: 'SIGKILL of the main process of the gateway',
    pids: (site) => [site.gateway()],
    pages: CUT,
    forms: [...CUT, '503'],
    by: '`npm start` or `node server.js`, which starts it again',
  },
  {
    fault: 'SIGKILL of the backend',
    pids: (site) => [site.backend()],
    forms: ['503'],
    by: '`npm start` or `node server.js`, which starts it again',
  },
  {
    // What an embedded database does that loops in its process.
    fault: 'a backend that runs and answers nothing',
    signal: 'SIGSTOP',
    pids: (site) => [site.backend()],
    forms: ['503', 'no answer'],
    by: '`npm start` or `node server.js`, which ends it after 30 s',
  },
];

async function publish(site: FaultySite, lab: Lab, version: string): Promise<boolean> {
  const target = mkdtempSync(path.join(lab.folder, 'build-'));
  restamp({ dist: path.join(root, REMOTE, 'dist'), target, version });
  return teamCommand(site, 'publish', REMOTE, '--dist', target).then(
    () => true,
    () => false,
  );
}

const sandboxWorker = (site: FaultySite): number | undefined =>
  descendantsOf(site.gateway()).find((pid) => commandOf(pid).includes('--allow-fs-read'));

/** The process that evaluates a version before it is published. */
async function killSandbox(lab: Lab, site: FaultySite): Promise<Finding> {
  const problems: string[] = [];
  const finding = await observeFault(lab, site, {
    fault: 'SIGKILL of the sandbox worker',
    make: async () => {
      const published = publish(site, lab, 'killed');
      const pid = (): number | undefined => sandboxWorker(site);
      if (!(await until(() => pid() !== undefined, 60_000))) problems.push('no sandbox worker ran');
      kill([pid() ?? []].flat());
      if (await published) problems.push('a version was published that was not checked');
      if (!(await publish(site, lab, 'again'))) problems.push('the next version is refused too');
    },
    backWithinMs: 2_000,
    by: 'the team, whose publish is refused and sent again; visitors notice nothing',
  });
  return { ...finding, problems: [...finding.problems, ...problems] };
}

/** What started the others: they end with it, and a supervisor of the system starts all of them. */
async function killStarter(lab: Lab, site: FaultySite): Promise<Finding> {
  const port = Number(new URL(site.url).port);
  return observeFault(lab, site, {
    fault: 'SIGKILL of `npm start` (`node server.js`)',
    make: async () => {
      kill([site.pid()]);
      await site.ended;
      // As `Restart=always` does, until the port is free.
      for (let tries = 0; tries < 20; tries += 1) {
        const next = await startFaultySite(lab, { name: 'site', settings: WORKERS, dataDir: site.dataDir, port }).catch(
          () => undefined,
        );
        if (next) return;
      }
      throw new Error('the site cannot be started again');
    },
    pages: CUT,
    forms: [...CUT, '503'],
    backWithinMs: BACK_MS,
    by: 'systemd, or the container’s restart policy',
  });
}

export const processFaults: FaultGroup = {
  name: 'processes',
  run: async (lab) => {
    const site = await startFaultySite(lab, { name: 'site', settings: WORKERS });
    const findings: Finding[] = [];
    for (const { fault, signal, pids, by, ...allowed } of KILLS) {
      const make = async (): Promise<void> => kill(pids(site), signal);
      findings.push(await observeFault(lab, site, { fault, make, backWithinMs: BACK_MS, by, ...allowed }));
    }
    return [...findings, await killSandbox(lab, site), await killStarter(lab, site)];
  },
};

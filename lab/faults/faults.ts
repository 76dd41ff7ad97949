/**
 * `npm run lab -- faults`: full disks, missing and silent databases, and killed processes, on the built site. It reports the
 * errors of visitors, and checks that the site comes back without a lost or repeated form (docs/faults.md).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import { serverUser } from 'tooling/testing/postgres';
import { UserError } from 'tooling/user-error';
import { defineCheck, type Lab } from '../support/check';
import { childrenOf, hasEnded, killWithChildren } from '../support/processes';
import { until } from '../support/until';
import type { RunningVisits } from '../support/visits';
import { startFaultySite, type FaultySite } from './faulty-site';
import { BACK_MS, observe, type Fault } from './observe';
import { startSmallDisk, type SmallDisk } from './small-disk';

/** Duration of a fault that ends. */
const LASTS_MS = 6_000;
const REFUSED = ['503'];
/** The gateway waits 8 s for the database, a visitor a little longer. */
const WAITS = [...REFUSED, 'no answer'];
/** Errors of a connection without a process, or whose process ends. */
const CUT = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];
const STARTER = '`npm start` or `node server.js`, which starts it again';

const must = async (holds: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  if (!(await until(holds, BACK_MS))) throw new Error(`${what} did not happen`);
};

/** A database writes for a while into its reserved space; these forms count as stored. */
async function fillUntilRefused(disk: SmallDisk, { events }: RunningVisits): Promise<void> {
  const start = performance.now();
  disk.fill();
  await must(
    () => events.some(({ kind, begun, result }) => kind === 'form' && begun > start && result !== 'ok'),
    'a refusal',
  );
  await elapsed(LASTS_MS);
  disk.free();
}

async function disk(lab: Lab): Promise<void> {
  const data = await startSmallDisk(lab, 'data', 200);
  const embedded = await startFaultySite(lab, 'embedded', { disk: data });
  await observe(lab, embedded, {
    fault: 'disk of DATA_DIR full, with the embedded database',
    make: (visits) => fillUntilRefused(data, visits),
    forms: REFUSED,
    by: 'who frees space',
  });
  await embedded.stop();
  const databaseDisk = await startSmallDisk(lab, 'database-disk', 160, serverUser());
  const server = await lab.postgres(databaseDisk);
  const beside = await startSmallDisk(lab, 'other-data', 100);
  const site = await startFaultySite(lab, 'other', { settings: { DATABASE_URL: server.url }, disk: beside });
  await observe(lab, site, {
    fault: 'disk of PostgreSQL full',
    make: async (visits) => {
      await fillUntilRefused(databaseDisk, visits);
      // It ends itself where it cannot write its log.
      await server.startAgain();
    },
    forms: REFUSED,
    by: 'who frees space, and what supervises PostgreSQL',
  });
  await observe(lab, site, {
    fault: 'disk of DATA_DIR full, with PostgreSQL',
    make: async () => {
      beside.fill();
      await elapsed(LASTS_MS);
      beside.free();
    },
    by: 'who frees space; mails that would be files there wait',
  });
}

async function database(lab: Lab): Promise<void> {
  const server = await lab.postgres();
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of [server.pid(), ...childrenOf(server.pid())]) process.kill(pid, name);
  };
  const site = await startFaultySite(lab, 'site', { settings: { DATABASE_URL: server.url } });
  await observe(lab, site, {
    fault: 'database gone and back',
    make: async () => {
      // As the loss of its machine does.
      await killWithChildren(server.pid());
      await elapsed(LASTS_MS);
      await server.startAgain();
    },
    forms: REFUSED,
    by: 'what supervises PostgreSQL; the site connects again',
  });
  await observe(lab, site, {
    fault: 'database that accepts connections and answers nothing',
    make: async () => {
      signal('SIGSTOP');
      await elapsed(3 * LASTS_MS);
      signal('SIGCONT');
    },
    forms: WAITS,
    by: 'the site, which gives silent connections up',
  });
}

type Kill = Omit<Fault, 'make'> & { pids: (site: FaultySite) => readonly number[]; signal?: NodeJS.Signals };

const KILLS: readonly Kill[] = [
  { fault: 'SIGKILL of the gateway', pids: (site) => site.gateway(), pages: CUT, forms: REFUSED, by: STARTER },
  { fault: 'SIGKILL of the backend', pids: (site) => site.backend(), forms: REFUSED, by: STARTER },
  {
    // The process of an embedded database that loops.
    fault: 'a backend that runs and answers nothing',
    pids: (site) => site.backend(),
    signal: 'SIGSTOP',
    forms: WAITS,
    by: `${STARTER} after 30 s`,
  },
  // V8 tries to collect garbage for some seconds before it ends the process.
  {
    fault: 'memory limit reached by the gateway',
    pids: (site) => site.gateway(),
    signal: 'SIGUSR2',
    pages: [...CUT, 'no answer'],
    forms: WAITS,
    by: STARTER,
  },
  {
    fault: 'memory limit reached by the backend',
    pids: (site) => site.backend(),
    signal: 'SIGUSR2',
    forms: WAITS,
    by: STARTER,
  },
];

async function processes(lab: Lab): Promise<void> {
  const preload = path.join(lab.folder, 'leak.cjs');
  // What a leak does in days, within a second.
  const leak = 'const held = []; for (;;) held.push(new Array(100_000).fill(Math.random()));';
  writeFileSync(preload, `process.on('SIGUSR2', () => { ${leak} });`);
  const settings = { NODE_OPTIONS: `--require ${preload} --max-old-space-size=300` };
  const site = await startFaultySite(lab, 'site', { settings });
  for (const { pids, signal = 'SIGKILL', ...fault } of KILLS)
    await observe(lab, site, {
      ...fault,
      make: async () => {
        const killed = pids(site);
        for (const pid of killed) process.kill(pid, signal);
        if (signal === 'SIGUSR2') await must(() => killed.every(hasEnded), 'the end of the process');
      },
    });
}

const GROUPS = { disk, database, processes };

export const check = defineCheck({
  options: { only: { of: ['disk', 'database', 'processes'] as const, help: 'faults of these kinds' } },
  needs: ['postgresql'],
  async run(lab, { only }) {
    if (process.getuid?.() !== 0) throw new UserError('this check mounts file systems: run it as root, on Linux.');
    for (const name of only) await lab.part(name, GROUPS[name]);
  },
});

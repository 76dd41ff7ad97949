/** A disk has no byte left. */
import { setTimeout as elapsed } from 'node:timers/promises';
import { serverUser } from 'tooling/run/postgres';
import type { FaultGroup, Finding, Lab } from './fault';
import { startFaultySite } from './faulty-site';
import { startSmallDisk, type SmallDisk } from './mount-namespace';
import { observeFault } from './observe-fault';
import { startPostgresServer } from './postgres-server';
import { until } from '../support/until';
import type { Visitors } from './visitors';

const FULL_MS = 5_000;
const REFUSED_MS = 90_000;
const BACK_MS = 60_000;

/** A database writes for a while into the space that it has reserved: what it acknowledges then is stored. */
async function fillUntilRefused(disk: SmallDisk, visitors: Visitors): Promise<void> {
  const start = performance.now();
  disk.fill();
  const isRefused = (): boolean =>
    visitors.events.some(({ kind, begun, result }) => kind === 'form' && begun > start && result !== 'accepted');
  if (!(await until(isRefused, REFUSED_MS))) throw new Error('forms are accepted although the disk is full');
  await elapsed(FULL_MS);
}

/** `DATA_DIR` with the embedded database on it. */
async function fillDataDir(lab: Lab): Promise<Finding> {
  const disk = await startSmallDisk(lab, 'data', 200);
  const site = await startFaultySite(lab, { name: 'site', namespace: disk, dataDir: disk.folder });
  return observeFault(lab, site, {
    fault: 'disk of DATA_DIR full, with the embedded database',
    make: async (visitors) => {
      await fillUntilRefused(disk, visitors);
      disk.free();
    },
    forms: ['503'],
    backWithinMs: BACK_MS,
    by: 'who frees space; the site needs nothing',
  });
}

/** The disk of PostgreSQL; that of `DATA_DIR` has space. */
async function fillDatabase(lab: Lab): Promise<Finding> {
  const disk = await startSmallDisk(lab, 'database-disk', 160, serverUser());
  const server = await startPostgresServer(lab, 'database', disk);
  const site = await startFaultySite(lab, { name: 'with-database', settings: { DATABASE_URL: server.url } });
  return observeFault(lab, site, {
    fault: 'disk of PostgreSQL full',
    make: async (visitors) => {
      await fillUntilRefused(disk, visitors);
      disk.free();
      // It ends itself where it cannot write its log.
      await server.start();
    },
    forms: ['503'],
    backWithinMs: BACK_MS,
    by: 'who frees space, and what supervises PostgreSQL; the site connects again',
  });
}

/** `DATA_DIR` of a site with PostgreSQL, which stores nothing there that lasts. */
async function fillDataDirBesideDatabase(lab: Lab): Promise<Finding> {
  const server = await startPostgresServer(lab, 'other-database');
  const disk = await startSmallDisk(lab, 'other-data', 100);
  const settings = { DATABASE_URL: server.url };
  const site = await startFaultySite(lab, { name: 'other', settings, namespace: disk, dataDir: disk.folder });
  return observeFault(lab, site, {
    fault: 'disk of DATA_DIR full, with PostgreSQL',
    make: async () => {
      disk.fill();
      await elapsed(FULL_MS);
      disk.free();
    },
    backWithinMs: 5_000,
    by: 'who frees space; mails that would be files there wait',
  });
}

export const diskFaults: FaultGroup = {
  name: 'disk',
  run: async (lab) => [await fillDataDir(lab), await fillDatabase(lab), await fillDataDirBesideDatabase(lab)],
};

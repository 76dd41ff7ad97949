/** The clock of the machine jumps by a day and back: that of the gateway, of the backend and of its database. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import { fakeTimeLibrary } from 'tooling/run/prerequisites';
import { startBackend, startGateway } from 'tooling/run/test-site';
import { UserError } from 'tooling/user-error';
import { until } from '../support/until';
import type { FaultGroup, Finding, Lab } from './fault';
import { startMailServer, type MailServer } from './mail-server';
import { observeFault, type ObservedSite } from './observe-fault';
import { storedAddresses } from './stored-forms';
import type { Visitors } from './visitors';

const root = path.resolve(import.meta.dirname, '../..');
const DELIVERED_MS = 90_000;
/** The library reads its file at least once in a second. */
const NOTICED_MS = 2_500;

type Clock = { env: Record<string, string>; set: (offset: string) => Promise<void> };

/** A clock that processes read in place of the machine’s. Time that has passed, which timers use, is not moved, as in Linux. */
function createClock(lab: Lab): Clock {
  const library = fakeTimeLibrary();
  if (library === undefined) throw new UserError('the clock cannot be moved: apt-get install libfaketime');
  const file = path.join(lab.folder, 'clock');
  writeFileSync(file, '+0');
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    set: async (offset) => {
      writeFileSync(file, offset);
      await elapsed(NOTICED_MS);
    },
  };
}

async function startSite(lab: Lab, { env }: Clock, mails: MailServer): Promise<ObservedSite> {
  const folder = path.join(lab.folder, 'backend');
  const backend = await startBackend({ folder, env: { ...env, SMTP_URL: mails.url } });
  lab.defer(backend.stop);
  const gateway = await startGateway({
    packages: root,
    folder: path.join(lab.folder, 'gateway'),
    backendUrl: backend.url,
    env: { ...env, WORKERS: '2', SUBMISSION_LIMIT: '1000000' },
  });
  lab.defer(gateway.stop);
  return { url: gateway.url, stored: () => storedAddresses({ DATA_DIR: folder }) };
}

export const clockFaults: FaultGroup = {
  name: 'clock',
  run: async (lab) => {
    const clock = createClock(lab);
    const mails = await startMailServer();
    lab.defer(mails.stop);
    const site = await startSite(lab, clock, mails);
    const observe = (fault: string, make: (visitors: Visitors) => Promise<void>): Promise<Finding> =>
      observeFault(lab, site, { fault, make, backWithinMs: 3_000, by: 'the site, which needs nothing' });
    const findings = [await observe('clock jumps a day ahead', () => clock.set('+1d'))];
    findings.push(
      await observe('clock jumps a day back, while mails wait to be tried again', async (visitors) => {
        mails.hangAt('greeting');
        const before = [mails.connections(), visitors.acknowledged()] as const;
        const isWaiting = (): boolean => mails.connections() > before[0] && visitors.acknowledged() > before[1];
        if (!(await until(isWaiting, 45_000))) throw new Error('no mail was tried');
        await clock.set('+0');
        mails.hangAt('never');
      }),
      await observe('clock jumps another day back', () => clock.set('-1d')),
    );
    const addresses = await site.stored();
    const missing = (): number => addresses.filter((address) => !mails.taken.includes(address)).length;
    const isDelivered = await until(() => missing() === 0, DELIVERED_MS);
    const [last] = findings.slice(-1);
    if (last && !isDelivered)
      findings.splice(-1, 1, { ...last, problems: [...last.problems, `${missing()} mails still wait`] });
    return findings;
  },
};

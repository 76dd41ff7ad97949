/** The name server answers slowly, or not at all. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import type { FaultGroup } from './fault';
import { startFaultySite } from './faulty-site';
import { startMailServer } from './mail-server';
import { startMountNamespace } from './mount-namespace';
import { observeFault } from './observe-fault';
import { startPostgresServer } from './postgres-server';
import { NAME_SERVER, startSlowNameServer } from './slow-name-server';

const SLOW_MS = 3_000;
/** Longer than anything waits for a connection. */
const NO_ANSWER_MS = 60_000;
const LASTS_MS = 15_000;

export const nameFaults: FaultGroup = {
  name: 'names',
  run: async (lab) => {
    const names = await startSlowNameServer();
    lab.defer(names.stop);
    const file = path.join(lab.folder, 'resolv.conf');
    writeFileSync(file, `nameserver ${NAME_SERVER}\n`);
    const namespace = await startMountNamespace(lab, `mount --bind '${file}' /etc/resolv.conf`);
    const server = await startPostgresServer(lab, 'database');
    const mails = await startMailServer();
    lab.defer(mails.stop);
    const settings = {
      DATABASE_URL: `postgres://vipp@database.faults.example:${server.port}/postgres`,
      SMTP_URL: `smtp://mail.faults.example:${mails.port}`,
    };
    const site = await startFaultySite(lab, { name: 'names', settings, namespace, operatorsDatabase: server.url });
    const slow = async (delayMs: number): Promise<void> => {
      const before = names.asked();
      names.delay(delayMs);
      // From here on every connection needs its name.
      await server.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
      );
      await elapsed(LASTS_MS);
      names.delay(0);
      if (names.asked() === before) throw new Error('no name was asked for');
    };
    return [
      await observeFault(lab, site, {
        fault: `DNS that answers after ${SLOW_MS / 1000} s, and every connection lost`,
        make: () => slow(SLOW_MS),
        // What was under way on the connections that were lost.
        forms: ['503'],
        backWithinMs: 10_000,
        by: 'the site, which waits for names',
      }),
      await observeFault(lab, site, {
        fault: 'DNS that answers nothing, and every connection lost',
        make: () => slow(NO_ANSWER_MS),
        forms: ['503', 'no answer'],
        backWithinMs: 20_000,
        by: 'the site, which asks for names again',
      }),
    ];
  },
};

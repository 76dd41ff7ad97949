/** Faults of what is around the site: disks, databases, names, clocks, connections, mail. */
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import { serverUser } from 'tooling/run/postgres';
import { fakeTimeLibrary } from 'tooling/run/prerequisites';
import type { Row } from '../support/figures';
import { until } from '../support/until';
import type { RunningVisits } from '../support/visits';
import { startFaultySite } from './faulty-site';
import { startSmallDisk, type SmallDisk } from './mounts';
import { BACK_MS, observe, type Lab } from './observe';
import { startPostgres, startStandby } from './postgres';
import { slowNames, startMailServer, startRelay, type MailServer } from './servers';

/** How long a fault lasts that something ends. */
const LASTS_MS = 6_000;
const REFUSED = ['503'];
/** The gateway waits 8 s for the database, a visitor a little longer. */
const WAITS = [...REFUSED, 'no answer'];

const must = async (holds: () => boolean, what: string): Promise<void> => {
  if (!(await until(holds, BACK_MS))) throw new Error(`${what} did not happen`);
};

/** A database writes for a while into the space that it has reserved: what it acknowledges then is stored. */
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

async function disk(lab: Lab): Promise<Row[]> {
  const data = await startSmallDisk(lab, 'data', 200);
  const embedded = await startFaultySite(lab, 'embedded', { mounts: data, dataDir: data.folder });
  const first = await observe(embedded, {
    fault: 'disk of DATA_DIR full, with the embedded database',
    make: (visits) => fillUntilRefused(data, visits),
    forms: REFUSED,
    by: 'who frees space',
  });
  await embedded.stop();
  const databaseDisk = await startSmallDisk(lab, 'database-disk', 160, serverUser());
  const server = await startPostgres(lab, 'database', databaseDisk);
  const beside = await startSmallDisk(lab, 'other-data', 100);
  const settings = { DATABASE_URL: server.url };
  const site = await startFaultySite(lab, 'other', { settings, mounts: beside, dataDir: beside.folder });
  return [
    first,
    await observe(site, {
      fault: 'disk of PostgreSQL full',
      make: async (visits) => {
        await fillUntilRefused(databaseDisk, visits);
        // It ends itself where it cannot write its log; where it runs, this fails.
        await server.start().catch(() => undefined);
      },
      forms: REFUSED,
      by: 'who frees space, and what supervises PostgreSQL',
    }),
    await observe(site, {
      fault: 'disk of DATA_DIR full, with PostgreSQL',
      make: async () => {
        beside.fill();
        await elapsed(LASTS_MS);
        beside.free();
      },
      by: 'who frees space; mails that would be files there wait',
    }),
  ];
}

async function database(lab: Lab): Promise<Row[]> {
  let primary = await startPostgres(lab, 'database');
  const relay = await startRelay(lab, primary.port);
  const site = await startFaultySite(lab, 'site', { settings: { DATABASE_URL: relay.url } });
  const rows = [
    await observe(site, {
      fault: 'database gone and back',
      make: async () => {
        await primary.kill();
        await elapsed(LASTS_MS);
        await primary.start();
      },
      forms: REFUSED,
      by: 'what supervises PostgreSQL; the site connects again',
    }),
    await observe(site, {
      fault: 'one session of PostgreSQL killed',
      make: async () => {
        const sessions =
          "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
        process.kill(Number((await primary.query(sessions))[0]?.['pid']), 'SIGKILL');
      },
      forms: REFUSED,
      by: 'PostgreSQL, which ends all sessions and starts again',
    }),
    await observe(site, {
      fault: 'database that accepts connections and answers nothing',
      make: async () => {
        relay.silence(true);
        await elapsed(LASTS_MS);
        relay.silence(false);
      },
      forms: WAITS,
      by: 'the site, which gives silent connections up',
    }),
  ];
  const next = await startStandby(lab, primary);
  const failOver = async (to: typeof next): Promise<void> => {
    await primary.kill();
    await to.promote();
    relay.pointTo(to.port);
    primary = to;
  };
  rows.push(
    await observe(site, {
      fault: 'the database’s address leads to a standby, which can only be read',
      make: async () => {
        relay.pointTo(next.port);
        relay.cut();
        await elapsed(LASTS_MS);
        relay.pointTo(primary.port);
      },
      forms: REFUSED,
      by: 'who corrects the address',
    }),
    await observe(site, {
      fault: 'failover: the primary is killed, the standby promoted',
      make: () => failOver(next),
      forms: REFUSED,
      by: 'who promotes the standby',
    }),
  );
  const last = await startStandby(lab, primary);
  const makeSilent = async (): Promise<void> => {
    relay.silence(true);
    await failOver(last);
    relay.silence(false);
  };
  const fault = 'failover: the primary’s network is silent';
  return [...rows, await observe(site, { fault, make: makeSilent, forms: WAITS, by: 'who promotes the standby' })];
}

async function names(lab: Lab): Promise<Row[]> {
  const server = await startPostgres(lab, 'database');
  const resolver = slowNames(lab);
  const DATABASE_URL = `postgres://vipp@database.faults.example:${server.port}/postgres`;
  const settings = { ...resolver.settings, DATABASE_URL };
  const site = await startFaultySite(lab, 'site', { settings, operatorsDatabase: server.url });
  const rows: Row[] = [];
  for (const [fault, ms] of [
    ['DNS that answers after 3 s', 3_000],
    ['DNS that answers nothing', Infinity],
  ] as const) {
    const make = async (): Promise<void> => {
      resolver.answerAfter(ms);
      // From here on every connection needs its name.
      const others = "pid <> pg_backend_pid() and backend_type = 'client backend'";
      await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
      await elapsed(2 * LASTS_MS);
      resolver.answerAfter(0);
    };
    const by = 'the site, which asks for names again';
    rows.push(await observe(site, { fault: `${fault}, and every connection lost`, make, forms: WAITS, by }));
  }
  return rows;
}

/** A mail server that hangs, and clocks that jump while mails wait. Time that has passed, which timers use, is not moved. */
async function mail(lab: Lab): Promise<Row[]> {
  const file = path.join(lab.folder, 'clock');
  writeFileSync(file, '+0');
  const mails = await startMailServer(lab);
  const settings = {
    LD_PRELOAD: fakeTimeLibrary() ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    SMTP_URL: mails.url,
  };
  const site = await startFaultySite(lab, 'site', { settings });
  const jump = async (offset: string): Promise<void> => {
    writeFileSync(file, offset);
    // The library reads its file at least once in a second.
    await elapsed(2_500);
  };
  const by = 'the site, which needs nothing';
  const rows: Row[] = [];
  for (const at of ['greeting', 'message'] as const) {
    const hang = async (): Promise<void> => {
      const before = mails.connections();
      mails.hangAt(at);
      await must(() => mails.connections() > before, 'a try of a mail');
      await elapsed(LASTS_MS);
      mails.hangAt('never');
    };
    rows.push(await observe(site, { fault: `mail server that hangs: ${at}`, make: hang, by }));
    rows.push(await deliversEach(`mails after it (${at})`, site, mails));
  }
  rows.push(
    await observe(site, { fault: 'clock jumps a day ahead', make: () => jump('+1d'), by }),
    await observe(site, {
      fault: 'clock jumps a day back, while mails wait to be tried again',
      make: async () => {
        const before = mails.connections();
        mails.hangAt('greeting');
        await must(() => mails.connections() > before, 'a try of a mail');
        await jump('+0');
        mails.hangAt('never');
      },
      by,
    }),
    await observe(site, { fault: 'clock jumps another day back', make: () => jump('-1d'), by }),
  );
  return [...rows, await deliversEach('mails of before, between and after the jumps', site, mails)];
}

/** Every form that was accepted gets its mail once. */
async function deliversEach(
  name: string,
  site: { stored: () => Promise<string[]> },
  { taken }: MailServer,
): Promise<Row> {
  const stored = await site.stored();
  const missing = (): number => stored.filter((address) => !taken.includes(address)).length;
  const start = performance.now();
  const isDelivered = await until(() => missing() === 0, BACK_MS);
  const back = `${((performance.now() - start) / 1_000).toFixed(0)} s`;
  const twice = stored.filter((address) => taken.filter((one) => one === address).length > 1).length;
  const faults = isDelivered && twice === 0 ? [] : [`${missing()} mails not delivered, ${twice} twice`];
  return {
    name,
    lost: `nothing of ${stored.length} mails`,
    back,
    by: 'the service, which tries each mail again',
    faults,
  };
}

const SLOW = 10_000;

/** Each sends a byte of its request now and then; one that the site ends is opened again. */
async function connections(lab: Lab): Promise<Row[]> {
  const site = await startFaultySite(lab, 'site');
  const open = new Set<Socket>();
  let most = 0;
  const make = async (): Promise<void> => {
    const drip = setInterval(() => open.forEach((socket) => socket.write('a')), 5_000);
    const openMore = (): void => {
      for (const wanted = Math.min(SLOW, open.size + 200); open.size < wanted;) {
        const socket = connect(site.port, '127.0.0.1', () =>
          socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
        );
        open.add(
          socket
            .on('error', () => socket.destroy())
            .on('close', () => open.delete(socket))
            .resume(),
        );
      }
      most = Math.max(most, [...open].filter(({ readyState }) => readyState === 'open').length);
    };
    const opening = setInterval(openMore, 50);
    await must(() => most >= SLOW * 0.99, `${SLOW} open connections`).finally(() => clearInterval(opening));
    await elapsed(3 * LASTS_MS);
    clearInterval(drip);
    for (const socket of open) socket.destroy();
  };
  const by = 'the gateway, which ends a request whose headers take longer than 15 s';
  return [await observe(site, { fault: `${SLOW} slow connections`, make, by })];
}

export const aroundSite = { disk, database, names, mail, connections };

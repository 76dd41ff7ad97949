/** The database ends and returns, or another server takes its place. */
import { setTimeout as elapsed } from 'node:timers/promises';
import { openBrowserVisitor } from './browser-visitor';
import type { FaultGroup, Finding, Lab } from './fault';
import { startFaultySite, type FaultySite } from './faulty-site';
import { observeFault } from './observe-fault';
import { startPostgresServer, startStandby, type PostgresServer } from './postgres-server';
import { startTcpRelay, type TcpRelay } from './tcp-relay';

const GONE_MS = 6_000;
const BACK_MS = 15_000;
/** Within it a silent connection must have been given up. */
const SILENT_BACK_MS = 45_000;
/** A form is refused at once, or after the gateway has waited for its answer. */
const NOT_STORED = ['503'];

type Parts = { site: FaultySite; primary: PostgresServer; relay: TcpRelay };

async function startParts(lab: Lab, name: string): Promise<Parts> {
  const primary = await startPostgresServer(lab, `${name}-database`);
  const relay = await startTcpRelay(primary.port);
  lab.defer(relay.stop);
  const DATABASE_URL = `postgres://vipp@127.0.0.1:${relay.port}/postgres`;
  return { primary, relay, site: await startFaultySite(lab, { name, settings: { DATABASE_URL } }) };
}

async function goneAndBack(lab: Lab, { site, primary }: Parts): Promise<Finding> {
  const browser = await openBrowserVisitor(lab, site.url);
  return observeFault(lab, site, {
    fault: 'database gone and back',
    make: async () => {
      await primary.kill();
      await browser.readsThatItWasNotSent();
      await elapsed(GONE_MS);
      await primary.start();
      await browser.sendsItAgain();
    },
    others: [browser.form],
    forms: NOT_STORED,
    backWithinMs: BACK_MS,
    by: 'what supervises PostgreSQL; the site connects again',
  });
}

const sessionKilled = (lab: Lab, { site, primary }: Parts): Promise<Finding> =>
  observeFault(lab, site, {
    fault: 'one session of PostgreSQL killed',
    make: async () => {
      process.kill(await primary.session(), 'SIGKILL');
    },
    forms: NOT_STORED,
    backWithinMs: BACK_MS,
    by: 'PostgreSQL, which ends all sessions and starts again; the site connects again',
  });

const silent = (lab: Lab, { site, relay }: Parts): Promise<Finding> =>
  observeFault(lab, site, {
    fault: 'database that accepts connections and answers nothing',
    make: async () => {
      relay.hold(true);
      relay.silence();
      await elapsed(GONE_MS);
      relay.hold(false);
    },
    forms: [...NOT_STORED, 'no answer'],
    backWithinMs: SILENT_BACK_MS,
    by: 'the site, which gives silent connections up',
  });

/** The address leads to a standby for a while, and connections to it stay when it no longer does. */
const readOnly = (lab: Lab, { site, primary, relay }: Parts, standby: PostgresServer): Promise<Finding> =>
  observeFault(lab, site, {
    fault: 'the database’s address leads to a standby, which can only be read',
    make: async () => {
      relay.pointTo(standby.port);
      relay.cut();
      await elapsed(GONE_MS);
      relay.pointTo(primary.port);
    },
    forms: NOT_STORED,
    backWithinMs: BACK_MS,
    by: 'who corrects the address; the site leaves a server that refuses to write',
  });

const failover = (lab: Lab, { site, primary, relay }: Parts, standby: PostgresServer): Promise<Finding> =>
  observeFault(lab, site, {
    fault: 'failover: the primary is killed, the standby promoted',
    make: async () => {
      await primary.kill();
      await elapsed(2_000);
      await standby.promote();
      relay.pointTo(standby.port);
    },
    forms: NOT_STORED,
    backWithinMs: BACK_MS,
    by: 'who promotes the standby (Patroni, repmgr, an operator); the site connects again',
  });

/** No connection to the primary ends, and only new ones reach the standby. */
const silentFailover = (lab: Lab, { site, primary, relay }: Parts, standby: PostgresServer): Promise<Finding> =>
  observeFault(lab, site, {
    fault: 'failover: the primary’s network is silent',
    make: async () => {
      relay.hold(true);
      relay.silence();
      await primary.kill();
      await standby.promote();
      relay.pointTo(standby.port);
      relay.hold(false);
    },
    forms: [...NOT_STORED, 'no answer'],
    backWithinMs: SILENT_BACK_MS,
    by: 'who promotes the standby; the site gives silent connections up',
  });

export const databaseFaults: FaultGroup = {
  name: 'database',
  run: async (lab) => {
    const first = await startParts(lab, 'first');
    const findings = [await goneAndBack(lab, first), await sessionKilled(lab, first), await silent(lab, first)];
    const standby = await startStandby(lab, first.primary);
    findings.push(await readOnly(lab, first, standby), await failover(lab, first, standby));
    // The server that was promoted is the primary of the next failover.
    const next = { ...first, primary: standby };
    return [...findings, await silentFailover(lab, next, await startStandby(lab, standby))];
  },
};

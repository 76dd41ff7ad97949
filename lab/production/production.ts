/**
 * `npm run lab -- production`: makes the package, and follows docs/running-in-production.md to the letter on this machine, in a
 * folder of its own: every block of commands that is for such a machine, in order. Between its parts it checks the promises of
 * the page. At the end it upgrades the package and goes back. Needs root, and Debian’s programs.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makePackage } from 'tooling/production/package';
import { UserError } from 'tooling/user-error';
import { defineCheck, faultsOf, type Lab } from '../support/check';
import { versionsIn } from '../support/page-versions';
import { killWithChildren } from '../support/processes';
import { createTeam } from 'tooling/testing/team';
import { until } from '../support/until';
import { createVisitor, type SentForm } from '../support/visitor';
import { readPages, sendForms, startVisits, type RunningVisits } from '../support/visits';
import { createMachine, sectionsToFollow, type Machine } from './machine';
import { makeNextPackage, NEXT_PACKAGE, replaceParts } from './upgrade';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const REMOTE = 'mf-content';
/** For what happens sooner on any machine. */
const SOON_MS = 180_000;
/** `before` runs after the part before, `after` after all blocks of the part. */
type Check = { before?: () => Promise<void>; after?: () => Promise<void> };

function checksOf(lab: Lab, { site, url, ca, port, storedAddresses }: Machine) {
  const visitor = createVisitor(url, { ca, timeoutMs: 60_000, patienceMs: SOON_MS });
  const sent: SentForm[] = [];
  const add = (name: string, figure: unknown, faults: readonly string[] = []): void =>
    lab.add({ name, figure, faults });
  const must = (name: string, holds: boolean, figure: unknown = holds): void =>
    add(name, figure, holds ? [] : ['does not hold']);
  const loopback = (name: string): string => `http://127.0.0.1:${port(name)}`;
  const missingIn = async (name: string, of?: string): Promise<number> => {
    const stored = await storedAddresses(name, of);
    return [...sent, ...visitor.forms].filter(({ isAcknowledged, email }) => isAcknowledged && !stored.has(email))
      .length;
  };
  const lacksNone = async (what: string, name: string, of?: string): Promise<void> => {
    let missing = Infinity;
    await until(async () => (missing = await missingIn(name, of)) === 0, SOON_MS);
    must(`acknowledged forms that ${what} lacks`, missing === 0, missing);
  };
  const visit = (hasForms = true): RunningVisits => {
    const reading = { kind: 'page', size: 2, paceMs: 50, act: readPages() } as const;
    // All of them have one address, which may send sixty forms in ten minutes.
    const sending = { kind: 'form', size: hasForms ? 1 : 0, paceMs: 12_000, act: sendForms } as const;
    return startVisits(url, [reading, sending], { ca, timeoutMs: 60_000, patienceMs: SOON_MS });
  };
  const endVisits = async (when: string, visits: RunningVisits): Promise<void> => {
    await visits.stop();
    sent.push(...visits.forms());
    add(`visitors while ${when}`, visits.events.length, visits.failures());
  };
  const killDatabase = (name: string): Promise<void> =>
    killWithChildren(Number(readFileSync(path.join(site, 'db', name, 'postmaster.pid'), 'utf8').split('\n')[0]));
  const prometheus = async (what: string): Promise<string> =>
    (await fetch(`${loopback('PROMETHEUS_PORT')}/api/v1/${what}`)).text();
  const isFiring = async (): Promise<boolean> => {
    const { data } = JSON.parse(await prometheus('alerts')) as {
      data: { alerts: { labels: Record<string, string>; state: string }[] };
    };
    return data.alerts.some(({ labels, state }) => labels['alertname'] === 'SiteDown' && state === 'firing');
  };
  const isHit = async (): Promise<boolean> => (await visitor.call('/')).headers['x-cache'] === 'hit';

  let waiting: Promise<unknown> | undefined;
  let visits: RunningVisits | undefined;
  const checks: Record<string, Check> = {
    '5. The cache, and TLS before it': {
      after: async () => {
        must('a page through nginx and Varnish is a hit', await until(isHit, SOON_MS));
        await visitor.sendContact();
      },
    },
    '6. The key of a team': {
      after: async () => {
        const pem = readFileSync(path.join(site, 'elsewhere', `${REMOTE}.pem`), 'utf8');
        const team = await createTeam(loopback('GATEWAY_1'), REMOTE, { pem });
        await team.promote(await team.publishAs('next'));
        const isNext = (html: string): boolean => versionsIn(html)[REMOTE] === 'next';
        const atOther = async (): Promise<boolean> => isNext(await (await fetch(loopback('GATEWAY_2'))).text());
        must('a version promoted at gateway 1 is sent by gateway 2', await until(atOther, SOON_MS));
        must('and by the cache', await until(async () => isNext((await visitor.call('/')).text), SOON_MS));
      },
    },
    '7. Backups': {
      after: async () => {
        await lacksNone('a restored backup', 'PRIMARY_PORT', 'vipp_restored');
        must('one file of a backup', readdirSync(path.join(site, 'backups')).length === 1);
      },
    },
    '8. Metrics and alerts': {
      after: async () => {
        const countUp = async (): Promise<number> => (await prometheus('targets')).split('"health":"up"').length - 1;
        must(
          'Prometheus reads the metrics of four programs',
          await until(async () => (await countUp()) === 4, SOON_MS),
        );
      },
    },
    'When a gateway fails': {
      before: async () => {
        const running = visit();
        const sentAfter = (count: number) =>
          until(() => running.forms().filter(({ isAcknowledged }) => isAcknowledged).length >= count, SOON_MS);
        await sentAfter(3);
        const pid = readFileSync(path.join(site, 'run/gateway-1.pid'), 'utf8').trim();
        // With all its processes, as a power loss does.
        process.kill(-Number(execFileSync('ps', ['-o', 'pgid=', '-p', pid], { encoding: 'utf8' })), 'SIGKILL');
        await sentAfter(running.forms().length + 4);
        await endVisits('gateway 1 is killed', running);
        must('the alert SiteDown fires', await until(isFiring, SOON_MS));
      },
      after: async () =>
        must('the alert ends once gateway 1 is back', await until(async () => !(await isFiring()), SOON_MS)),
    },
    'When the standby fails': {
      before: async () => {
        // At once, without waiting: it is synchronous.
        must('every acknowledged form is in the standby', (await missingIn('STANDBY_PORT')) === 0);
        await killDatabase('standby');
        waiting = visitor.sendContact().catch((error: unknown) => error);
      },
      after: async () => {
        must('a form that was sent without the standby is accepted', !((await waiting) instanceof Error));
        await lacksNone('the standby', 'STANDBY_PORT');
      },
    },
    'When the primary fails': {
      before: async () => {
        await visitor.sendContact();
        await killDatabase('primary');
        visits = visit(false);
      },
      after: async () => {
        await visitor.sendContact();
        if (visits) await endVisits('the primary is killed', visits);
        await lacksNone('the promoted standby', 'STANDBY_PORT');
        await lacksNone('the new standby', 'PRIMARY_PORT');
      },
    },
  };
  const shell = async (): Promise<string> =>
    /\/_mf\/shell\/((?!static)[\w.-]+)\//.exec((await visitor.readPage('/')).text)?.[1] ?? '';
  const upgrade = async (run: Machine['run']): Promise<void> => {
    const [first, next] = [path.join(site, 'vipp-site'), path.join(site, 'app-next')];
    makeNextPackage(first, next);
    const before = await shell();
    for (const [to, expected] of [
      [next, NEXT_PACKAGE],
      [first, before],
    ] as const) {
      const running = visit();
      await run('10. Upgrade, and go back', replaceParts(to, to === first));
      await endVisits(to === first ? 'the package goes back' : 'the package is upgraded', running);
      must(`the site runs ${expected}`, await until(async () => (await shell()) === expected, SOON_MS));
    }
    await lacksNone('the database after it', 'STANDBY_PORT');
  };
  return { checks, upgrade };
}

async function follow(lab: Lab, machine: Machine): Promise<void> {
  const { checks, upgrade } = checksOf(lab, machine);
  const sections = sectionsToFollow();
  const unknown = Object.keys(checks).filter((name) => !sections.some(({ heading }) => heading === name));
  if (unknown.length > 0) throw new UserError(`the page has no commands under « ${unknown.join(' », « ')} »`);
  for (const { heading, blocks } of sections) {
    await checks[heading]?.before?.();
    const begun = performance.now();
    for (const block of blocks) await machine.run(heading, block);
    console.log(`${heading}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    await checks[heading]?.after?.();
  }
  await upgrade(machine.run);
}

export const check = defineCheck({
  options: { tar: { text: '', help: 'FILE: follows the page with this package, and makes none' } },
  needs: ['postgresql', 'varnish', 'nginx', 'prometheus'],
  async run(lab, { tar }) {
    if (process.getuid?.() !== 0) throw new UserError('the page is for root: it starts services as other users');
    const machine = createMachine(tar === '' ? (await makePackage(DIST, console.log)).tar : path.resolve(tar));
    const faults = await faultsOf(() => follow(lab, machine));
    if (faults.length > 0) lab.add({ name: 'the page cannot be followed', faults: [...faults, machine.logs()] });
    const hasEnded = await machine.remove();
    lab.add({ name: 'every program stops when it is asked to', faults: hasEnded ? [] : ['it was killed'] });
  },
});

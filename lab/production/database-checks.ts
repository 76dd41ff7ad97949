/** Backups, and the loss of a database server. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { killWithChildren } from '../support/processes';
import { until } from '../support/until';
import { addRow, addVisits, PAGES, secondsSince, type Check, type Followed } from './check';
import type { ScratchMachine } from './scratch-machine';
import { missingForms, tableHashes } from './stored-rows';
import type { RunningVisits } from './visitors';

const REPLICATED_MS = 20_000;

/** @param database its name */
function databaseUrl({ site }: ScratchMachine, port: number, database = 'vipp'): string {
  const [, password] = /^DB_PASSWORD=(\w+)$/m.exec(readFileSync(path.join(site, 'etc/secrets'), 'utf8')) ?? [];
  return `postgres://vipp:${password}@127.0.0.1:${port}/${database}`;
}

/** @param name its folder */
async function killDatabase({ site }: ScratchMachine, name: string): Promise<void> {
  const pid = readFileSync(path.join(site, 'db', name, 'postmaster.pid'), 'utf8').split('\n')[0];
  await killWithChildren(Number(pid));
}

async function compareRestored({ machine, rows }: Followed): Promise<void> {
  const port = machine.ports.PRIMARY_PORT;
  const restored = await tableHashes(databaseUrl(machine, port, 'vipp_restored'));
  const tables = [...(await tableHashes(databaseUrl(machine, port)))];
  const different = tables.filter(([name, hash]) => restored.get(name) !== hash).map(([name]) => name);
  const figure = [`${tables.length - different.length} of ${tables.length}`, ...different].join(' ');
  addRow(rows, 'tables of which a restored backup has every row', figure, different.length === 0);
  const backups = readdirSync(path.join(machine.site, 'backups'));
  addRow(rows, 'files of backups', backups.length, backups.length === 1);
}

/** Waits until the server has all forms that were acknowledged. @returns how many it has not */
async function countMissing({ machine, acknowledged }: Followed, port: number): Promise<number> {
  let missing = acknowledged.length;
  const hasAll = async (): Promise<boolean> => {
    missing = (await missingForms(databaseUrl(machine, port), acknowledged)).length;
    return missing === 0;
  };
  await until(hasAll, REPLICATED_MS);
  return missing;
}

function standbyFails(followed: Followed): Check {
  const { machine, visitors, rows, acknowledged } = followed;
  let waiting: Promise<string> | undefined;
  return {
    async before() {
      // At once, without waiting: it is synchronous.
      const missing = await missingForms(databaseUrl(machine, machine.ports.STANDBY_PORT), acknowledged);
      addRow(
        rows,
        `of ${acknowledged.length} acknowledged forms, not in the standby`,
        missing.length,
        missing.length === 0,
      );
      await killDatabase(machine, 'standby');
      waiting = visitors.sendForm();
      // Awaited after the commands of the page, which take a while.
      waiting.catch(() => {});
    },
    async after() {
      const email = await waiting?.catch((error: unknown) => void addRow(rows, String(error), ''));
      if (email) acknowledged.push(email);
      addRow(rows, 'a form that was sent without the standby is accepted', Boolean(email), Boolean(email));
      const missing = await countMissing(followed, machine.ports.STANDBY_PORT);
      addRow(rows, 'acknowledged forms that the standby lacks once it is back', missing, missing === 0);
    },
  };
}

function primaryFails(followed: Followed): Check {
  const { machine, visitors, rows, acknowledged } = followed;
  const { PRIMARY_PORT, STANDBY_PORT } = machine.ports;
  let visits: RunningVisits | undefined;
  let killed = 0;
  return {
    async before() {
      acknowledged.push(await visitors.sendForm());
      killed = performance.now();
      await killDatabase(machine, 'primary');
      visits = visitors.visit(PAGES, false);
    },
    async after() {
      acknowledged.push(await visitors.sendForm());
      addRow(
        rows,
        'from the loss of the primary until a form is accepted, a new standby included, s',
        secondsSince(killed),
      );
      if (visits) addVisits(rows, 'the primary is killed', await visits.stop());
      const lost = await missingForms(databaseUrl(machine, STANDBY_PORT), acknowledged);
      addRow(
        rows,
        `of ${acknowledged.length} acknowledged forms, lost with the primary`,
        lost.length,
        lost.length === 0,
      );
      const missing = await countMissing(followed, PRIMARY_PORT);
      addRow(rows, 'of them, not in the new standby', missing, missing === 0);
    },
  };
}

/** By heading of the page. */
export const databaseChecks = (followed: Followed): Record<string, Check> => ({
  '7. Backups': { after: () => compareRestored(followed) },
  'When the standby fails': standbyFails(followed),
  'When the primary fails': primaryFails(followed),
});

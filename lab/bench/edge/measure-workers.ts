/**
 * Rendered pages a second of a gateway with one worker and of one with two, without a cache: every address is another one.
 * Beside them two gateways with one worker each, which share nothing: what the machine's cores do side by side is the most
 * that two workers can reach. The three alternate, so that what else the machine does affects all of them alike.
 */
import { median } from '../../support/figures';
import type { Row } from '../../support/print-rows';
import type { LabSite } from '../../support/with-site';
import { loadWithWrk } from './wrk';

const PAGES = ['/', '/actualite', '/mentionslegales'];
const GOAL = 1.7;
const ROUNDS = 7;
const SECONDS = 3;
/** A worker that renders without a pause has compiled its code by then; before, its other threads take a third of a core. */
const WARM_UP_SECONDS = 15;

type Encoding = 'br' | 'identity';
type Gateways = Record<'one' | 'other' | 'twoWorkers', string>;
/** Pages a second. */
type Round = { one: number; twoWorkers: number; twoGateways: number; failed: number };

async function measureRound(gateways: Gateways, page: string, encoding: Encoding): Promise<Round> {
  const load = (gateway: string, workers: number) =>
    loadWithWrk(gateway + page, { encoding, isEachNew: true, workers, seconds: SECONDS });
  const one = await load(gateways.one, 1);
  const twoWorkers = await load(gateways.twoWorkers, 2);
  const both = await Promise.all([load(gateways.one, 1), load(gateways.other, 1)]);
  return {
    one: one.perSecond,
    twoWorkers: twoWorkers.perSecond,
    twoGateways: both[0].perSecond + both[1].perSecond,
    failed: [one, twoWorkers, ...both].reduce((sum, { failed }) => sum + failed, 0),
  };
}

const medianOf = (rounds: readonly Round[], figure: (round: Round) => number): number =>
  median(rounds.map(figure)) ?? NaN;

function toRows(page: string, encoding: Encoding, rounds: readonly Round[]): Row[] {
  const ratio = medianOf(rounds, ({ one, twoWorkers }) => twoWorkers / one);
  const most = medianOf(rounds, ({ one, twoGateways }) => twoGateways / one);
  const perSecond = [
    medianOf(rounds, ({ one }) => one),
    medianOf(rounds, ({ twoWorkers }) => twoWorkers),
    medianOf(rounds, ({ twoGateways }) => twoGateways),
  ];
  const name = `${page}, ${encoding}:`;
  return [
    {
      name: `${name} two workers over one, median of ${ROUNDS}`,
      figure: ratio.toFixed(2),
      goal: `${GOAL}`,
      holds: ratio >= GOAL && rounds.every(({ failed }) => failed === 0),
    },
    { name: `${name} two gateways of one worker each, over one`, figure: most.toFixed(2) },
    {
      name: `${name} rendered pages/s of one worker, two workers, two gateways`,
      figure: perSecond.map((pages) => pages.toFixed(0)).join(', '),
    },
  ];
}

/** As browsers ask, with Brotli, and without compression. */
export async function measureWorkers(site: LabSite): Promise<Row[]> {
  const start = async (name: string, workers: number): Promise<string> =>
    (await site.startGateway(name, { env: { WORKERS: String(workers), LOG_LEVEL: 'error' } })).url;
  const gateways = { one: await start('one', 1), other: await start('other', 1), twoWorkers: await start('two', 2) };
  const rows: Row[] = [];
  for (const encoding of ['br', 'identity'] as const)
    for (const page of PAGES) {
      for (const gateway of Object.values(gateways))
        await loadWithWrk(gateway + page, { encoding, isEachNew: true, workers: 2, seconds: WARM_UP_SECONDS });
      const rounds: Round[] = [];
      for (let number = 0; number < ROUNDS; number += 1) rounds.push(await measureRound(gateways, page, encoding));
      rows.push(...toRows(page, encoding, rounds));
    }
  return rows;
}

/**
 * Rendered pages a second of a gateway of one worker and of one with two, without a cache: every address is another one. Beside
 * it the processor time of a page: one worker compresses and collects garbage on the other core, and the load takes its part, so
 * that two workers cannot render twice as much on two cores.
 */
import { availableParallelism } from 'node:os';
import { processorTime, type ProcessorTime } from '../../support/processor-time';
import type { Row } from '../../support/print-rows';
import type { LabSite } from '../../support/with-site';
import { loadWithWrk } from './wrk';

const PAGES = ['/', '/actualite', '/mentionslegales'];
const GOAL = 1.7;
const WARM_UP_SECONDS = 5;

type Encoding = 'br' | 'identity';
type Measured = { perSecond: number; failed: number; cores: number; ofPage: string };

/** Of a page, in ms: JavaScript, other threads, main process, load. */
const perPage = ({ javascript, otherThreads, mainProcess, ended }: ProcessorTime, pages: number): string =>
  [javascript, otherThreads, mainProcess, ended].map((ms) => (ms / pages).toFixed(2)).join(' + ');

const spent = (before: ProcessorTime, after: ProcessorTime): ProcessorTime => ({
  javascript: after.javascript - before.javascript,
  otherThreads: after.otherThreads - before.otherThreads,
  mainProcess: after.mainProcess - before.mainProcess,
  ended: after.ended - before.ended,
});

async function measurePages(site: LabSite, workers: number, encoding: Encoding, seconds: number): Promise<Measured[]> {
  const gateway = await site.startGateway(`workers-${workers}-${encoding}`, {
    env: { WORKERS: String(workers), LOG_LEVEL: 'error' },
  });
  const measured: Measured[] = [];
  for (const page of PAGES) {
    const options = { encoding, isEachNew: true };
    await loadWithWrk(gateway.url + page, { ...options, seconds: WARM_UP_SECONDS });
    const before = processorTime(gateway.pid, workers);
    const { perSecond, failed } = await loadWithWrk(gateway.url + page, { ...options, seconds });
    const time = spent(before, processorTime(gateway.pid, workers));
    const all = time.javascript + time.otherThreads + time.mainProcess + time.ended;
    measured.push({
      perSecond,
      failed,
      cores: all / (seconds * 1_000),
      ofPage: perPage(time, perSecond * seconds),
    });
  }
  await gateway.stop();
  return measured;
}

function toRows(page: string, encoding: Encoding, one: Measured, two: Measured): Row[] {
  const name = `${page}, ${encoding}:`;
  const atMost = availableParallelism() / one.cores;
  return [
    {
      name: `${name} rendered pages/s: one worker, two, ratio`,
      figure: `${Math.round(one.perSecond)}, ${Math.round(two.perSecond)}, ${(two.perSecond / one.perSecond).toFixed(2)}`,
      goal: `${GOAL}`,
      holds: two.perSecond >= GOAL * one.perSecond && one.failed + two.failed === 0,
    },
    { name: `${name} ms of a page, one worker: JavaScript + other threads + main process + load`, figure: one.ofPage },
    { name: `${name} the same, two workers`, figure: two.ofPage },
    {
      name: `${name} cores in use with one worker, with two, largest possible ratio`,
      figure: `${one.cores.toFixed(2)}, ${two.cores.toFixed(2)}, ${atMost.toFixed(2)}`,
    },
  ];
}

/** As browsers ask (Brotli, which one worker compresses on the other core), and without compression. */
export async function measureWorkers(site: LabSite, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const encoding of ['br', 'identity'] as const) {
    const one = await measurePages(site, 1, encoding, seconds);
    const two = await measurePages(site, 2, encoding, seconds);
    PAGES.forEach((page, index) => {
      const [before, after] = [one[index], two[index]];
      if (before && after) rows.push(...toRows(page, encoding, before, after));
    });
  }
  return rows;
}

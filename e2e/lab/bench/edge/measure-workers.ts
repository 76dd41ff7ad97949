/** Rendered pages a second of a gateway of one worker and of one with two, without a cache: every address is another one. */
import type { Row } from '../../support/print-rows';
import type { LabSite } from '../../support/with-site';
import { loadWithWrk } from './wrk';

const PAGES = ['/', '/actualite', '/mentionslegales'];
const GOAL = 1.7;
const WARM_UP_SECONDS = 5;

type Measured = { rates: number[]; failed: number };

async function measureRates(site: LabSite, workers: number, encoding: 'br' | 'identity', seconds: number) {
  const gateway = await site.startGateway(`workers-${workers}-${encoding}`, {
    env: { WORKERS: String(workers), LOG_LEVEL: 'error' },
  });
  const measured: Measured = { rates: [], failed: 0 };
  for (const page of PAGES) {
    const options = { encoding, isEachNew: true };
    await loadWithWrk(gateway.url + page, { ...options, seconds: WARM_UP_SECONDS });
    const { perSecond, failed } = await loadWithWrk(gateway.url + page, { ...options, seconds });
    measured.rates.push(perSecond);
    measured.failed += failed;
  }
  await gateway.stop();
  return measured;
}

/** As browsers ask (Brotli, which one worker compresses on the other core), and without compression. */
export async function measureWorkers(site: LabSite, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const encoding of ['br', 'identity'] as const) {
    const one = await measureRates(site, 1, encoding, seconds);
    const two = await measureRates(site, 2, encoding, seconds);
    const failed = one.failed + two.failed;
    PAGES.forEach((page, index) => {
      const [before = 0, after = 0] = [one.rates[index], two.rates[index]];
      rows.push({
        name: `${page}, rendered pages/s, ${encoding}: one worker, two, ratio`,
        figure: `${Math.round(before)}, ${Math.round(after)}, ${(after / before).toFixed(2)}`,
        goal: `${GOAL}`,
        holds: after >= GOAL * before && failed === 0,
      });
    });
  }
  return rows;
}

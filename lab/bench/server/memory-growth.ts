/** The gateway's memory over an hour's worth of visits, after garbage collection. */
import type { TestProgram } from 'tooling/run/test-site';
import type { Row } from '../../support/print-rows';
import { loadPage } from './page-throughput';

/** Visits of an hour, at 10 a second, which no day of such a site has seen. */
const HOUR = 36_000;
const QUARTERS = 4;
const GROWTH_LIMIT_PERCENT = 5;
const MB = 1024 ** 2;

/** Visits of all pages, half of them to addresses that were not requested yet. @returns how many failed */
async function visit(gateway: TestProgram, pages: readonly string[], amount: number): Promise<number> {
  const addresses = [
    ...pages,
    ...pages.map((page) => `${page}?visite=[<id>]`),
    '/contact',
    '/recrutements/candidature',
  ];
  const each = Math.ceil(amount / addresses.length);
  let failed = 0;
  for (const address of addresses) failed += (await loadPage(gateway.url + address, { amount: each })).failed;
  return failed;
}

/** @returns a row for each quarter, and the growth from the first to the last */
export async function measureMemoryGrowth(gateway: TestProgram, pages: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  const resident: number[] = [];
  await visit(gateway, pages, HOUR / QUARTERS);
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    const failed = await visit(gateway, pages, HOUR / QUARTERS);
    const { rss, heap } = await gateway.memory();
    resident.push(rss);
    rows.push({
      name: `${(quarter * HOUR) / QUARTERS} visits`,
      'resident MB': Math.round(rss / MB),
      'heap MB': Math.round(heap / MB),
      failed,
      holds: failed === 0,
    });
  }
  const growth = ((resident.at(-1) ?? NaN) / (resident.at(0) ?? NaN) - 1) * 100;
  return [
    ...rows,
    {
      name: `growth, limit ${GROWTH_LIMIT_PERCENT} %`,
      'resident MB': `${growth.toFixed(1)} %`,
      holds: growth <= GROWTH_LIMIT_PERCENT,
    },
  ];
}

/** All that can be checked over HTTP alone. */
import { crawlSite, indexablePages, type CrawledSite } from './crawl-site';
import { feedReport } from './feed-report';
import { headProblems, socialProblems, structuredDataProblems, type Place } from './page-problems';
import type { PageFacts } from './page-facts';
import { pictureReport } from './picture-report';
import type { Report } from './report';
import {
  linkReport,
  missingReport,
  oldAddressReport,
  repeatedReport,
  robotsReport,
  sitemapReport,
} from './site-reports';

/** A check of each page by itself. */
function perPage(check: string, site: CrawledSite, problemsOf: (facts: PageFacts, place: Place) => string[]): Report {
  const pages = [...indexablePages(site)];
  const problems = pages.flatMap(([address, facts]) =>
    problemsOf(facts, { address, origin: site.origin }).map((problem) => `${address}: ${problem}`),
  );
  return { check, looked: pages.length, problems };
}

/** Pages that were reached and are neither indexable nor excluded by noindex. */
function undecidedReport(site: CrawledSite): Report {
  const reached = [...site.answers].filter(([, { status, facts }]) => status === 200 && facts);
  const problems = reached.flatMap(([address, { facts }]) => {
    const isLeftOut = facts?.metas.get('robots')?.some((robots) => robots.includes('noindex'));
    const canonical = facts?.canonicals[0]?.slice(site.origin.length);
    const leadsOn = canonical !== undefined && indexablePages(site).has(canonical);
    return isLeftOut || leadsOn
      ? []
      : [`${address}: its canonical address ${canonical} is no page that can be reached and indexed`];
  });
  return {
    check: 'every page is indexable, excluded by noindex, or names its canonical page',
    looked: reached.length,
    problems,
  };
}

/**
 * @param base address at which the site answers
 * @param pictures how many drawn pictures to look at; all by default
 */
export async function checkSite(base: string, pictures?: number): Promise<{ site: CrawledSite; reports: Report[] }> {
  const site = await crawlSite(base);
  const pages = [...indexablePages(site)];
  const reports = [
    perPage('title, description, canonical, language', site, headProblems),
    repeatedReport(
      'no two pages have one title',
      pages.map(([address, { titles }]) => [address, titles[0] ?? '']),
    ),
    repeatedReport(
      'no two pages have one description',
      pages.map(([address, { metas }]) => [address, metas.get('description')?.[0] ?? '']),
    ),
    perPage('Open Graph is complete', site, socialProblems),
    perPage('structured data is what schema.org and Google ask', site, structuredDataProblems),
    undecidedReport(site),
    linkReport(site),
    await sitemapReport(site),
    await robotsReport(site),
    await oldAddressReport(site),
    await missingReport(site),
    await feedReport(site),
    await pictureReport(site, pictures),
  ];
  return { site, reports };
}

/**
 * `npm run check:seo`: everything that search engines and social networks find on a site, as a table. Starts the built site,
 * or checks the one at `--url`. Exits 1 when something falls short.
 */
import startSite from 'tooling/run/start-site-for-tests';
import { UserError } from 'tooling/user-error';
import { siteUrl } from '../../e2e/support/site-url';
import { parseOptions } from '../support/parse-options';
import { checkSite } from './check-site';
import { hydrationReport } from './hydrated-text';
import { printReports } from './report';

const HELP = `npm run check:seo -- [options]
  --url URL   a site that runs (default: the built site)`;

async function check(base: string): Promise<void> {
  const { site, reports } = await checkSite(base);
  const all = [...reports, await hydrationReport(site)];
  console.log(`${base}, which calls itself ${site.origin}: ${site.answers.size} addresses, ${site.links.length} links`);
  printReports(all);
  if (all.some(({ problems }) => problems.length > 0)) throw new UserError();
}

export async function main(args: string[]): Promise<void> {
  const { url } = parseOptions(args, { url: { type: 'string' } }, HELP);
  if (url !== undefined && !URL.canParse(url)) throw new UserError(`--url is not an address (got ${url})`);
  if (url) process.env.BASE_URL = url;
  const stop = await startSite();
  try {
    await check(siteUrl());
  } finally {
    await stop?.();
  }
}

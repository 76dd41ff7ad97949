/** `npm run check:seo`: everything that search engines and social networks find on a site, as a table. Exits 1 when something falls short. */
import { checkSite } from './check-site';
import { hydrationReport } from './hydrated-text';
import { printReports } from './report';

async function main([base]: readonly string[]): Promise<void> {
  if (!base || !URL.canParse(base)) throw new Error(`check:seo: “${base ?? ''}” is not the address of a site`);
  const { site, reports } = await checkSite(base);
  const all = [...reports, await hydrationReport(site)];
  console.log(`${base}, which calls itself ${site.origin}: ${site.answers.size} addresses, ${site.links.length} links`);
  printReports(all);
  process.exitCode = all.every(({ problems }) => problems.length === 0) ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

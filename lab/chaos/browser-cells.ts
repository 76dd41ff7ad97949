/** One remote's scripts fail in the browser, one way after the other, on a page that the server rendered well. */
import type { Browser, Page } from '@playwright/test';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { newVisitor } from '../support/launch-chromium';
import { sumOfCounters } from '../support/metrics';
import { until } from '../support/until';
import { FAULTS, faultSlug, faultyAnswer, isHostFault, noCellFaults, UNVERIFIED } from './faults';
import type { CellFaults, Fault, HostFault, PublishedFault } from './faults';
import { firstLines, isHydrated, isTitleSoon, opensByLink, pathOf, postsNatively, titleIn } from './page-actions';
import { askFirstPage, askPage, firstPage, othersOf } from './remote-pages';
import type { RemoteUnderTest } from './server-cells';
import { writePublishedAndPromoted } from './versions';

/** The shell waits for a script that never comes for 8 s. */
const HYDRATION_MS = 15_000;
const STEP_MS = 8_000;
const ERROR_TITLE = 'Un problème est survenu';

/** Faults of what the entry loads, while the entry itself is good. */
const CHUNK_FAULTS: readonly Fault[] = ['cut in the middle', 'one byte changed'];

/** Scripts of the remote fail on their way; styles and the other remotes do not. */
async function breakScripts(page: Page, remote: RemoteName, fault: HostFault): Promise<void> {
  const file = CHUNK_FAULTS.includes(fault) ? '(?!remote-entry)[^/]+' : '[^/]+';
  await page.route(new RegExp(`/_mf/${remote}/[^/]+/client/${file}\\.js$`), async (route) => {
    const text = await (await fetch(route.request().url())).text();
    const { status, body, type = 'text/javascript', hangs, isCut } = faultyAnswer(fault, text);
    // Neither answered nor refused: the browser waits.
    if (hangs) return;
    const headers = {
      'access-control-allow-origin': '*',
      ...(isCut && { 'content-length': String(Buffer.byteLength(body) * 2) }),
    };
    await route.fulfill({ status, body, contentType: type, headers });
  });
}

async function publishFaulty(tested: RemoteUnderTest, fault: PublishedFault): Promise<void> {
  const { gateway, data, host, remote, make } = tested;
  const build = make({ version: `browser_${faultSlug(fault)}`, fault, side: 'client' });
  writePublishedAndPromoted(data, remote, build, host.addressOf(remote, build.version));
  await until(async () => (await askFirstPage(gateway.url, remote)).version === build.version, STEP_MS);
}

/** Whether the site links to a path: a new remote's page has no link until its team adds one. */
const linksTo = (html: string, path: string): boolean => html.includes(`href="${path}"`);

/** From page to page by the links of header and footer. */
async function faultsOfLinks(page: Page, remote: RemoteName, html: string): Promise<string[]> {
  const faults: string[] = [];
  const paths = othersOf(remote).map(pathOf);
  for (const path of paths.filter((one) => linksTo(html, one)))
    faults.push(...(await opensByLink(page, path, {}, STEP_MS)));
  return faults;
}

async function pageFaults(page: Page, fault: Fault, serverHtml: string): Promise<string[]> {
  const faults: string[] = [];
  const wanted = fault === 'throws on render' ? ERROR_TITLE : titleIn(serverHtml);
  if (!(await isHydrated(page, HYDRATION_MS))) faults.push('the shell is not hydrated');
  faults.push(...(await isTitleSoon(page, wanted)));
  if ((await page.locator('header').count()) === 0 || (await page.locator('footer').count()) === 0)
    faults.push('no header or footer');
  if (fault !== 'throws on render' && !(await postsNatively(page))) faults.push('its form does not post');
  return faults;
}

/** By a link from another remote's page: webpack's own loader requests the scripts, and the visitor gets the page all the same. */
async function faultsOfArrival(page: Page, { gateway, remote }: RemoteUnderTest): Promise<string[]> {
  const address = pathOf(remote);
  const title = titleIn((await askPage(gateway.url, address)).html);
  const [other] = othersOf(remote);
  if (!other) return [];
  await page.goto(new URL(firstPage(other), gateway.url).href);
  if (!(await isHydrated(page, HYDRATION_MS))) return ['another remote’s page is not hydrated'];
  return opensByLink(page, address, { title }, HYDRATION_MS + STEP_MS);
}

/** Reports are limited by network: the visitor of each cell has another one. */
let visitors = 0;
const nextAddress = (): string => `10.9.${(visitors += 1)}.1`;

async function visit(page: Page, tested: RemoteUnderTest, fault: Fault): Promise<string[]> {
  const { gateway, remote } = tested;
  const { html } = await askFirstPage(gateway.url, remote);
  const count = (): Promise<number> =>
    sumOfCounters(gateway.url, ['vipp_browser_errors_total'], [`remote="${remote}"`]);
  const before = await count();
  const unverified: string[] = [];
  page.on('console', (message) => message.text().includes(UNVERIFIED) && unverified.push(page.url()));
  if (isHostFault(fault)) await breakScripts(page, remote, fault);
  await page.goto(new URL(firstPage(remote), gateway.url).href, { waitUntil: 'commit' });
  await page.locator('footer').first().waitFor({ timeout: STEP_MS });
  const faults = [...(await pageFaults(page, fault, html)), ...(await faultsOfLinks(page, remote, html))];
  if (isHostFault(fault) && linksTo(html, pathOf(remote))) faults.push(...(await faultsOfArrival(page, tested)));
  if (unverified.length > 0) faults.push(`unverified code ran at ${unverified.join(', ')}`);
  if (!(await until(async () => (await count()) > before, 3_000))) faults.push('not in /metrics');
  return faults;
}

async function runCell(browser: Browser, tested: RemoteUnderTest, fault: Fault): Promise<string[]> {
  const context = await newVisitor(browser, { extraHTTPHeaders: { 'x-forwarded-for': nextAddress() } });
  try {
    return await visit(await context.newPage(), tested, fault);
  } catch (error) {
    return [`the cell ended: ${firstLines(error)}`];
  } finally {
    await context.close();
  }
}

/** @returns what is wrong with each cell */
export async function runBrowserCells(browser: Browser, tested: RemoteUnderTest): Promise<CellFaults> {
  const results = noCellFaults();
  for (const fault of FAULTS) {
    if (!isHostFault(fault)) await publishFaulty(tested, fault);
    results.get(fault)?.push(...(await runCell(browser, tested, fault)));
  }
  return results;
}

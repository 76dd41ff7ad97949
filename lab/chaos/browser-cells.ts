/** One remote's scripts fail in the browser, one way after the other, on a well rendered page. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Browser, Page } from '../../e2e/support/playwright';
import { newVisitor } from '../support/browser';
import { until } from '../support/until';
import { FAULTS, faultyAnswer, isHostFault, slugOf, UNVERIFIED } from './faulty-versions';
import {
  askFirstPage,
  askPage,
  firstPage,
  isServedSoon,
  othersOf,
  type Cells,
  type Tested,
  sumOfCounters,
} from './server-cells';

const THEME_BUTTON = 'Changer de thème, clair ou sombre';
const ERROR_TITLE = 'Un problème est survenu';
/** Faults of chunks under a good entry. */
const OF_CHUNKS = ['cut in the middle', 'one byte changed'];

/** Path of a remote's page that header or footer link to. */
const pathOf = (remote: RemoteName): string => (remote === 'mf-recruitment' ? '/recrutements' : firstPage(remote));
const titleIn = (html: string): string =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '').trim();
const titleOf = async (page: Page): Promise<string> =>
  (
    (await page
      .locator('h1')
      .first()
      .textContent({ timeout: 2_000 })
      .catch(() => '')) ?? ''
  ).trim();

/** Scripts of the remote fail on their way; styles and the other remotes do not. */
async function breakScripts(page: Page, remote: RemoteName, fault: string): Promise<void> {
  const file = OF_CHUNKS.includes(fault) ? '(?!remote-entry)[^/]+' : '[^/]+';
  await page.route(new RegExp(`/_mf/${remote}/[^/]+/client/${file}\\.js$`), async (route) => {
    const original = await (await fetch(route.request().url())).text();
    const { status, body, type = 'text/javascript', hangs, isCut } = faultyAnswer(fault, original);
    // Neither answered nor refused: the browser waits.
    if (hangs) return;
    const headers: Record<string, string> = { 'access-control-allow-origin': '*' };
    if (isCut) headers['content-length'] = String(Buffer.byteLength(body) * 2);
    await route.fulfill({ status, body, contentType: type, headers });
  });
}

/** Whether the shell works: its theme button does something. */
async function isHydrated(page: Page): Promise<boolean> {
  const theme = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
  const button = page.getByRole('button', { name: THEME_BUTTON });
  const before = await theme();
  return until(async () => {
    await button.click({ timeout: 1_000 }).catch(() => undefined);
    return (await theme()) !== before;
  });
}

/** Follows a link of header or footer. @param title of the page; without it, any other title that is no failure's */
async function opensByLink(page: Page, path: string, title?: string): Promise<string[]> {
  const before = await titleOf(page);
  const link = page.locator(`:is(header, footer) a[href="${path}"]`).first();
  // The site links to a new remote's page once its team has added a link.
  if ((await link.count()) === 0) return [];
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  const isOpen = await until(async () => {
    const now = await titleOf(page);
    const isFailure = now === '' || now === ERROR_TITLE || now.includes('indisponible');
    const isExpected = title === undefined ? now !== before && !isFailure : now === title;
    return isExpected && new URL(page.url()).pathname === path;
  });
  return isOpen ? [] : [`${path} does not open by its link: ${page.url()} shows "${await titleOf(page)}"`];
}

async function visit(page: Page, { gateway, remote }: Tested, fault: string): Promise<string[]> {
  const faults: string[] = [];
  const isShown = async (title: string): Promise<boolean> => until(async () => (await titleOf(page)) === title);
  const wanted = fault === 'throws on render' ? ERROR_TITLE : titleIn((await askFirstPage({ gateway, remote })).html);
  if (isHostFault(fault)) await breakScripts(page, remote, fault);
  await page.goto(new URL(firstPage(remote), gateway.url).href, { waitUntil: 'commit' });
  await page.locator('footer').first().waitFor({ timeout: 60_000 });
  if (!(await isHydrated(page))) faults.push('the shell is not hydrated');
  if (!(await isShown(wanted))) faults.push(`the page shows "${await titleOf(page)}" instead of "${wanted}"`);
  if ((await page.locator('header').count()) === 0) faults.push('no header');
  for (const other of othersOf(remote)) faults.push(...(await opensByLink(page, pathOf(other))));
  const [other] = othersOf(remote);
  if (!isHostFault(fault) || !other) return faults;
  // From another remote's page webpack's own loader requests the scripts, and the visitor gets the page all the same.
  await page.goto(new URL(firstPage(other), gateway.url).href);
  if (!(await isHydrated(page))) faults.push('another remote’s page is not hydrated');
  const title = titleIn((await askPage(gateway.url, pathOf(remote))).html);
  return [...faults, ...(await opensByLink(page, pathOf(remote), title))];
}

/** Reports are limited by network: the visitor of each cell has another one. */
let visitors = 0;

async function runCell(browser: Browser, tested: Tested, fault: string): Promise<string[]> {
  const headers = { 'x-forwarded-for': `10.9.${(visitors += 1) % 250}.1` };
  const context = await newVisitor(browser, { extraHTTPHeaders: headers });
  const page = await context.newPage();
  const unverified: string[] = [];
  page.on('console', (message) => message.text().includes(UNVERIFIED) && unverified.push('unverified code ran'));
  const labels = [`remote="${tested.remote}"`];
  const count = (): Promise<number> => sumOfCounters(tested.gateway.url, ['vipp_browser_errors_total'], labels);
  const before = await count();
  const faults = await visit(page, tested, fault).catch((error: unknown) => [String(error)]);
  const isCounted = await until(async () => (await count()) > before);
  await context.close();
  return [...faults, ...unverified, ...(isCounted ? [] : ['not in /metrics'])];
}

export async function runBrowserCells(browser: Browser, tested: Tested, cells: Cells): Promise<void> {
  const { registry, host, remote } = tested;
  for (const fault of FAULTS) {
    const version = `browser_${slugOf(fault)}`;
    if (!isHostFault(fault)) await host.publish(registry, remote, version, fault, 'client');
    if (!isHostFault(fault) && !(await isServedSoon(tested, version))) cells[fault]?.push('the version is not served');
    cells[fault]?.push(...(await runCell(browser, tested, fault)));
  }
}

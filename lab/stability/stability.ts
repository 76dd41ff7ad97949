/**
 * What moves on every route while each of its resources alone, all of them or a slow processor delays the page. The browser test
 * `e2e/layout-stability.spec.ts` holds kinds of resources; this holds each one, for times that visitors wait.
 */
import type { Browser, Page } from '../../e2e/support/playwright';
import { UserError } from 'tooling/user-error';
import { allRoutes, readTextAt } from '../../e2e/support/all-routes';
import { readShifts, recordShifts, untilLaidOut } from '../../e2e/support/layout-shifts';
import { launchChromium, newVisitor } from '../support/launch-chromium';
import { parseOptions } from '../support/parse-options';
import { withSite } from '../support/with-site';

const HELP = `npm run lab -- stability [options]
  --url http://the.site   a site that runs (default: the built site)
  --path /recrutements    a single page (default: one of every route)
  --delays 1000,3000      milliseconds (default: these)`;

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const SLOWDOWN = 4;

type Delay = { name: string; ms: number; isDelayed: (address: string) => boolean; isSlow?: boolean };
type Visit = { path: string; viewport: (typeof VIEWPORTS)[number] };
type Found = { route: string; delay: string; shift: number; nodes: string };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Opens a page as a new visitor. @returns its resources, and what moved */
async function visit(browser: Browser, site: string, { path, viewport }: Visit, delay?: Delay) {
  const context = await newVisitor(browser, { viewport, baseURL: site });
  const page = await context.newPage();
  await recordShifts(page);
  if (delay?.isSlow) await slowDown(page);
  const resources = new Set<string>();
  await page.route('**/*', async (route, request) => {
    const address = request.url();
    if (!request.isNavigationRequest()) {
      resources.add(address);
      if (delay?.isDelayed(address)) await new Promise((resolve) => setTimeout(resolve, delay.ms));
    }
    await route.continue().catch(() => undefined);
  });
  try {
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilLaidOut(page);
    return { resources, shifts: await readShifts(page) };
  } finally {
    await context.close();
  }
}

/** All delays of a page with these resources. */
function delaysOf(resources: Iterable<string>, times: readonly number[]): Delay[] {
  const single = [...resources].map((held) => ({
    name: new URL(held).pathname,
    isDelayed: (address: string) => address === held,
  }));
  const all = { name: 'everything', isDelayed: () => true };
  return [
    { name: `a processor ${SLOWDOWN} times slower`, ms: 0, isDelayed: () => false, isSlow: true },
    ...[all, ...single].flatMap((one) =>
      times.filter((ms) => ms > 0).map((ms) => ({ ...one, name: `${one.name} + ${ms} ms`, ms })),
    ),
  ];
}

async function checkPage(browser: Browser, site: string, page: Visit, times: readonly number[]): Promise<Found[]> {
  const { resources, shifts } = await visit(browser, site, page);
  const found: Found[] = [];
  const note = (delay: string, moved: typeof shifts): void => {
    const shift = moved.reduce((sum, { value }) => sum + value, 0);
    const nodes = moved.flatMap((one) => one.nodes).join(' | ');
    if (shift > 0) found.push({ route: `${page.path} ${page.viewport.width}`, delay, shift, nodes });
  };
  note('none', shifts);
  for (const delay of delaysOf(resources, times)) note(delay.name, (await visit(browser, site, page, delay)).shifts);
  return found;
}

async function checkSite(site: string, path: string | undefined, times: readonly number[]): Promise<Found[]> {
  const paths = path ? [path] : await allRoutes(readTextAt(site));
  const browser = await launchChromium();
  try {
    const found: Found[] = [];
    for (const viewport of VIEWPORTS)
      for (const one of paths) found.push(...(await checkPage(browser, site, { path: one, viewport }, times)));
    return found;
  } finally {
    await browser.close();
  }
}

/** @throws {UserError} where something moves */
export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { url, path, delays = '1000,3000' } = parseOptions(args, { url: text, path: text, delays: text }, HELP);
  const times = delays.split(',').map(Number);
  const found = url
    ? await checkSite(url, path, times)
    : await withSite('stability', async ({ startGateway }) =>
        checkSite((await startGateway('gateway')).url, path, times),
      );
  console.table(found);
  if (found.length > 0) throw new UserError(`${found.length} pages move while they load.`);
  console.log('Nothing moves, whatever comes late.');
}

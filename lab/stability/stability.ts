/**
 * What moves on every route while each of its resources alone, all of them or a slow processor delays the page. The browser test
 * `e2e/layout-stability.spec.ts` holds kinds of resources; this holds each one, for times that visitors wait.
 */
import type { Browser } from '../../e2e/support/playwright';
import { allRoutes, readTextAt } from '../../e2e/support/all-routes';
import { readShifts, recordShifts, untilLaidOut } from '../../e2e/support/layout-shifts';
import { newVisitor } from '../support/browser';
import { defineCheck } from '../support/check';

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const SLOWDOWN = 4;

type Delay = { name: string; ms: number; isDelayed: (address: string) => boolean; isSlow?: boolean };
type Visit = { path: string; viewport: (typeof VIEWPORTS)[number] };

/** Opens a page as a new visitor. @returns its resources, and what moved */
async function visit(browser: Browser, site: string, { path, viewport }: Visit, delay?: Delay) {
  const context = await newVisitor(browser, { viewport, baseURL: site });
  const page = await context.newPage();
  await recordShifts(page);
  if (delay?.isSlow)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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

/** @returns what moved, with the delay that moved it */
async function checkPage(browser: Browser, site: string, page: Visit, times: readonly number[]): Promise<string[]> {
  const { resources, shifts } = await visit(browser, site, page);
  const toFaults = (delay: string, moved: typeof shifts): string[] =>
    moved.filter(({ value }) => value > 0).map(({ value, nodes }) => `${delay}: ${value}: ${nodes.join(' | ')}`);
  const faults = toFaults('no delay', shifts);
  for (const delay of delaysOf(resources, times))
    faults.push(...toFaults(delay.name, (await visit(browser, site, page, delay)).shifts));
  return faults;
}

export const check = defineCheck({
  options: {
    path: { text: '', help: '/recrutements: this page instead of one of every route' },
    delays: { text: '1000,3000', help: 'milliseconds' },
  },
  needs: ['chromium'],
  async run(lab, { path, delays }) {
    const { url } = await lab.gateway('gateway');
    const browser = await lab.browser();
    const paths = path === '' ? await allRoutes(readTextAt(url)) : [path];
    for (const viewport of VIEWPORTS)
      for (const one of paths) {
        const name = `${one} ${viewport.width}`;
        const found = () => checkPage(browser, url, { path: one, viewport }, delays.split(',').map(Number));
        await lab.try(name, async () => ({ name, faults: await found() }));
      }
  },
});

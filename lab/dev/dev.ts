/** `npm run lab -- dev`: seconds until `npm run dev` is ready, its memory, and the time from a save to the screen. */
import { readdirSync } from 'node:fs';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { startDevelopment, type Development } from '../../e2e/support/development';
import { openPage } from '../../e2e/support/open-page';
import type { Page } from '../../e2e/support/playwright';
import { newVisitor } from '../support/browser';
import { defineCheck, percentile, type Row } from '../support/check';
import { procFile } from '../support/processes';
import { until } from '../support/until';

const SHOWN_MS = 120_000;
/** A text of a file, by what a save replaces it, and where it is seen: on the open page, or in an answer. */
type Change = { name: string; file: string; text: string; to: (word: string) => string; answer?: string };

const CHANGES: readonly Change[] = [
  {
    name: 'component of a remote',
    file: 'mf-forms/src/pages/contact-page.tsx',
    text: 'title="Contact"',
    to: (word) => `title="${word}"`,
  },
  {
    name: 'page that the server renders',
    file: 'mf-forms/src/pages/contact-page.tsx',
    text: 'title="Contact"',
    to: (word) => `title="${word}"`,
    answer: '/contact',
  },
  {
    name: 'component of @vipp/shared',
    file: 'shared/ui/page-banner.tsx',
    text: '{title}</h1>',
    to: (word) => `{title} ${word}</h1>`,
  },
  {
    name: 'code of the gateway',
    file: 'shell/server/routes/site-files.ts',
    text: 'User-agent: *',
    to: (word) => `# ${word}`,
    answer: '/robots.txt',
  },
];

async function timeChange(page: Page, site: Development, change: Change, saves: number): Promise<Row> {
  await openPage(page, `${site.url}/contact`);
  const times: number[] = [];
  let current = change.text;
  const save = (next: string): void => {
    site.replace(change.file, current, next);
    current = next;
  };
  for (let count = 1; count <= saves; count += 1) {
    const word = `Phrase numéro ${count} d’un essai.`;
    const begun = performance.now();
    save(change.to(word));
    const { answer } = change;
    const isAnswered = async () => (await (await fetch(site.url + answer)).text()).includes(word);
    if (answer !== undefined) await until(() => isAnswered().catch(() => false), SHOWN_MS, 0);
    else await page.getByText(word).first().waitFor({ timeout: SHOWN_MS });
    times.push(performance.now() - begun);
  }
  save(change.text);
  return {
    name: change.name,
    'median, ms': Math.round(percentile(times, 0.5)),
    'longest, ms': Math.round(Math.max(...times)),
  };
}

/** Of all processes with the port of the site in their variables. */
function residentMegabytes({ url }: Development): number {
  const variable = `PORT=${new URL(url).port}`;
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const own = pids.filter((pid) => procFile(pid, 'environ').split('\0').includes(variable));
  const sizes = own.map((pid) => Number(/^Pss:\s+(\d+) kB$/m.exec(procFile(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024);
  return Math.round(sizes.reduce((sum, size) => sum + size, 0));
}

export const check = defineCheck({
  options: { saves: { number: 10, help: 'saves of each kind' } },
  needs: ['chromium'],
  async run(lab, { saves }) {
    const begun = performance.now();
    const site = await startDevelopment({ packages: ['shell', 'backend', ...ownRemotes] });
    lab.defer(site.stop);
    const browser = await lab.browser();
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    lab.add({ name: 'ready without a cache', seconds, 'memory, MB': residentMegabytes(site) });
    for (const change of CHANGES) {
      const visitor = await newVisitor(browser);
      const page = await visitor.newPage();
      await lab.try(change.name, () => timeChange(page, site, change, saves));
      await visitor.close();
    }
    lab.add({ name: 'after all saves', 'memory, MB': residentMegabytes(site) });
  },
});

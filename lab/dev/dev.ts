/** `npm run lab -- dev`: seconds until `npm run dev` is ready, its memory, and the time from a save to the screen. */
import { readdirSync } from 'node:fs';
import { REMOTES } from '@vipp/shared/contract/federation/remotes';
import { startDevelopment, type Development } from '../../e2e/support/development';
import { openPage } from '../../e2e/support/open-page';
import type { Page } from '../../e2e/support/playwright';
import { median, printFigures, type Row } from '../support/figures';
import { launchChromium, newVisitor } from '../support/launch-chromium';
import { parseNumber, parseOptions } from '../support/parse-options';
import { procFile } from '../support/processes';

const SHOWN_MS = 120_000;
const HELP = `npm run lab -- dev [options]
  --saves 10   saves of each kind`;

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

async function untilAnswered(address: string, word: string): Promise<void> {
  for (const end = performance.now() + SHOWN_MS; performance.now() < end;) {
    const answer = await fetch(address).catch(() => undefined);
    if ((await answer?.text().catch(() => ''))?.includes(word)) return;
  }
  throw new Error(`${address} does not show ${word}`);
}

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
    if (change.answer !== undefined) await untilAnswered(site.url + change.answer, word);
    else await page.getByText(word).first().waitFor({ timeout: SHOWN_MS });
    times.push(performance.now() - begun);
  }
  save(change.text);
  return {
    name: change.name,
    'median, ms': Math.round(median(times) ?? NaN),
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

export async function main(args: readonly string[]): Promise<void> {
  const { saves } = parseOptions([...args], { saves: { type: 'string', default: '10' } }, HELP);
  const count = parseNumber('saves', saves, [1, 200]);
  const begun = performance.now();
  const site = await startDevelopment({ packages: ['shell', 'backend', ...REMOTES] });
  const browser = await launchChromium();
  try {
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    const rows: Row[] = [{ name: 'ready without a cache', seconds, 'memory, MB': residentMegabytes(site) }];
    for (const change of CHANGES) {
      const visitor = await newVisitor(browser);
      rows.push(await timeChange(await visitor.newPage(), site, change, count));
      await visitor.close();
    }
    rows.push({ name: 'after all saves', 'memory, MB': residentMegabytes(site) });
    printFigures('npm run dev', rows);
  } finally {
    await browser.close();
    await site.stop();
  }
}

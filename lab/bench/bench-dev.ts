/**
 * `npm run bench:dev`: with `npm run dev`, the time from a save to what it changes on screen, or in an answer. Half of a form
 * is filled in before, and must still be after it. Exits 1 when a median is above the goal. `-- --saves 20` changes how many.
 */
import type { Page } from '@playwright/test';
import { REMOTES } from '@vipp/shared/contract/federation/remotes';
import { UserError } from 'tooling/user-error';
import { startDevelopment, type Development } from '../../e2e/support/development';
import { isSameDocument, markDocument, openPage } from '../../e2e/support/open-page';
import { launchChromium, newVisitor } from '../support/launch-chromium';
import { machineLoad, median } from '../support/figures';
import { parseNumber, parseOptions } from '../support/parse-options';
import { printRows, type Row } from '../support/print-rows';

const GOAL_MS = 1_000;
const TIMEOUT_MS = 60_000;
const TYPED = 'Un message à moitié écrit';
const HELP = `npm run bench:dev -- [options]
  --saves 10   saves of each kind`;

type Visit = { page: Page; site: Development };

/** A text of a file, and by what each save replaces it; the page shows it, or shows that it is applied. */
type Change = {
  name: string;
  file: string;
  text: string;
  /** @param count of the save */
  replacement: (count: number) => string;
  untilShown: (visit: Visit, count: number) => Promise<unknown>;
  /** Whether the goal is for it, and the page must keep its state. */
  isGoal: boolean;
};

const untilText = ({ page }: Visit, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector('main')?.textContent.includes(wanted), text, {
    timeout: TIMEOUT_MS,
  });

async function untilAnswered({ site }: Visit, path: string, text: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(site.url + path).catch(() => undefined);
    if ((await answer?.text().catch(() => ''))?.includes(text)) return;
  }
  throw new UserError(`${path} did not change within ${TIMEOUT_MS / 1000} s`);
}

const sentence = (count: number): string => `Phrase numéro ${count} d’un essai.`;

const CHANGES: readonly Change[] = [
  {
    name: 'component of a remote',
    file: 'mf-forms/src/pages/contact-page.tsx',
    text: 'title="Contact"',
    replacement: (count) => `title="${sentence(count)}"`,
    untilShown: (visit, count) => untilText(visit, sentence(count)),
    isGoal: true,
  },
  {
    name: 'style of a remote',
    file: 'mf-forms/src/components/contact-details.module.css',
    text: 'letter-spacing: var(--tracking-tight);',
    replacement: (count) => `letter-spacing: ${count}px;`,
    untilShown: ({ page }, count) =>
      page.waitForFunction(
        (wanted) => {
          const town = document.querySelector('#coordonnees h3');
          return town && getComputedStyle(town).letterSpacing === wanted;
        },
        `${count}px`,
        { timeout: TIMEOUT_MS },
      ),
    isGoal: true,
  },
  {
    name: 'loader of a remote: data of the open page',
    file: 'mf-forms/src/model/contact-data.ts',
    text: 'intro: textPart(intro),',
    replacement: (count) => `intro: { name: '${sentence(count)}', prose: textPart(intro)?.prose ?? ('' as never) },`,
    untilShown: (visit, count) => untilText(visit, sentence(count)),
    isGoal: true,
  },
  {
    name: 'component of a remote: page that the server renders',
    file: 'mf-forms/src/pages/contact-page.tsx',
    text: 'title="Contact"',
    replacement: (count) => `title="${sentence(count)}"`,
    untilShown: (visit, count) => untilAnswered(visit, '/contact', sentence(count)),
    isGoal: true,
  },
  {
    name: 'component of @vipp/shared, in all packages',
    file: 'shared/ui/page-banner.tsx',
    text: '{title}</h1>',
    replacement: (count) => `{title} ${sentence(count)}</h1>`,
    untilShown: (visit, count) => untilText(visit, sentence(count)),
    isGoal: false,
  },
  {
    name: 'code of the gateway, which starts again',
    file: 'shell/server/routes/site-files.ts',
    text: 'User-agent: *',
    replacement: (count) => `# ${sentence(count)}`,
    untilShown: (visit, count) => untilAnswered(visit, '/robots.txt', sentence(count)),
    isGoal: false,
  },
];

async function timeChange({ page, site }: Visit, change: Change, saves: number): Promise<Row> {
  const times: number[] = [];
  let current = change.text;
  const save = (next: string): void => {
    site.replace(change.file, current, next);
    current = next;
  };
  await openPage(page, `${site.url}/contact`);
  await markDocument(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(TYPED);
  for (let count = 1; count <= saves; count += 1) {
    const before = performance.now();
    save(change.replacement(count));
    await change.untilShown({ page, site }, count);
    times.push(performance.now() - before);
  }
  const keepsState = (await isSameDocument(page)) && (await message.inputValue()) === TYPED;
  save(change.text);
  const middle = median(times) ?? Infinity;
  return {
    name: change.name,
    'median, ms': Math.round(middle),
    'longest, ms': Math.round(Math.max(...times)),
    'keeps state': keepsState,
    ...(change.isGoal && { holds: middle <= GOAL_MS && keepsState }),
  };
}

export async function main(args: string[]): Promise<void> {
  const { saves } = parseOptions(args, { saves: { type: 'string', default: '10' } }, HELP);
  const count = parseNumber('saves', saves, [1, 200]);
  console.log('compiling the whole site in a folder of its own …');
  const site = await startDevelopment({ packages: ['shell', 'backend', ...REMOTES] });
  const browser = await launchChromium();
  try {
    console.log(`load of the machine: ${machineLoad()}`);
    const rows: Row[] = [];
    for (const change of CHANGES) {
      const visitor = await newVisitor(browser);
      rows.push(await timeChange({ page: await visitor.newPage(), site }, change, count));
      await visitor.close();
    }
    printRows(rows);
  } finally {
    await browser.close();
    await site.stop();
  }
}

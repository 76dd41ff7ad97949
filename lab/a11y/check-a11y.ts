/**
 * `npm run check:a11y`: axe, overflow and the keyboard in every state of the site, in every variant; prints a table and the
 * problems, and exits 1 if there are any. It starts the built site, or checks the one at BASE_URL. `-- --only PATTERN`
 * checks only states whose journey or name matches.
 */
import { parseOptions } from '../support/parse-options';
import { runPlaywright } from '../support/run-playwright';

const HELP = `npm run check:a11y -- [options]
  --only PATTERN   states whose journey or name matches only`;

export async function main(args: string[]): Promise<void> {
  const { only = '' } = parseOptions(args, { only: { type: 'string' } }, HELP);
  await runPlaywright({
    check: 'a11y.check.ts',
    reporter: './lab/accessibility/a11y-table.ts',
    env: { ONLY: only },
  });
}

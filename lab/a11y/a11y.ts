/**
 * `npm run lab -- a11y`: axe, overflow, text spacing and the keyboard in every state of the site, in every variant. With
 * `--screen-reader`: what a screen reader says in every flow, compared with the texts in `said/`. Starts the built site, or checks
 * the one at BASE_URL, whose data is in DATA_DIR.
 */
import { parseOptions } from '../support/parse-options';
import { runPlaywright } from '../support/run-playwright';

const HELP = `npm run lab -- a11y [options]
  --only PATTERN    states whose journey or name matches, like /contact or preview
  --screen-reader   what a screen reader says, instead
  --update          writes what it says into lab/a11y/said: read it before you commit it`;

export async function main(args: string[]): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const options = { only: { type: 'string', default: '' }, 'screen-reader': flag, update: flag } as const;
  const { only, update, 'screen-reader': reads } = parseOptions(args, options, HELP);
  if (!reads) await runPlaywright('a11y.check.ts', { ONLY: only });
  else
    await runPlaywright('screen-reader.check.ts', {}, [
      ...(only ? ['--grep', only] : []),
      ...(update ? ['--update-snapshots'] : []),
    ]);
}

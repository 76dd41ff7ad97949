/**
 * `npm run lab -- a11y`: axe, overflow, text spacing and the keyboard in every state of the site, in every variant. With
 * `--spoken`: what a screen reader says in every flow, compared with the texts in `said/`. Starts the built site, or checks
 * the one at BASE_URL, whose data is in DATA_DIR.
 */
import path from 'node:path';
import { defineCheck } from '../support/check';
import { runPlaywright } from '../support/run-playwright';

export const check = defineCheck({
  options: {
    only: { text: '', help: '/contact, or preview: states or flows whose name matches' },
    pictures: { text: '', help: 'FOLDER: pictures of every state in every variant' },
    spoken: { isSwitch: true, help: 'what a screen reader says, instead' },
    update: { isSwitch: true, help: 'writes it into lab/a11y/said: read it before you commit it' },
  },
  needs: ['chromium'],
  run: (_lab, { only, pictures, update, spoken }) =>
    runPlaywright(
      spoken ? 'screen-reader.check.ts' : 'a11y.check.ts',
      { ONLY: only, PICTURES: pictures && path.resolve(pictures) },
      [...(spoken && only !== '' ? ['--grep', only] : []), ...(update ? ['--update-snapshots'] : [])],
    ),
});

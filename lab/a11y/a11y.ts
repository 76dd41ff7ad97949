/**
 * `npm run lab -- a11y`: axe, overflow, text spacing and the keyboard in every state of the site, in every variant. Starts the
 * built site, or checks the one at BASE_URL, whose data is in DATA_DIR.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from 'tooling/user-error';
import { defineCheck } from '../support/check';

const e2e = path.resolve(import.meta.dirname, '../../e2e');
/** The one copy of Playwright is that of the browser tests. */
const program = createRequire(path.join(e2e, 'package.json')).resolve('@playwright/test/cli');

export const check = defineCheck({
  options: {
    only: { text: '', help: '/contact, or preview: states whose name matches' },
    pictures: { text: '', help: 'FOLDER: pictures of every state in every variant' },
  },
  needs: ['chromium'],
  run: async (_lab, { only, pictures }) => {
    const args = ['test', '--config', '../lab/lab.config.ts', '--reporter', 'list'];
    const chosen = { ONLY: only, PICTURES: pictures && path.resolve(pictures) };
    const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', ...chosen };
    const [code] = await once(
      spawn(process.execPath, [program, ...args], { cwd: e2e, env, stdio: 'inherit' }),
      'close',
    );
    // Its reporter has printed what failed.
    if (code !== 0) throw new UserError();
  },
});

/**
 * `npm run check:a11y`: axe, overflow and the keyboard in every state of the site, in every way that visitors may see it;
 * a table, what is wrong, and exit code 1 if anything is. It starts the built site, or looks at the one at BASE_URL.
 * `-- --only PATTERN` looks only at states whose journey or name matches.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/playwright'),
  ['test', '--config', 'check-a11y.config.ts'],
  {
    cwd: path.join(root, 'e2e'),
    env: { ...process.env, ONLY: values.only },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;

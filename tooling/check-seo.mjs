/** `npm run check:seo [-- URL]`: checks a site that runs already, or the built site, which it starts and stops itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import startSite from './run/start-site-for-tests.ts';

const root = path.resolve(import.meta.dirname, '..');
const hook = path.join(root, 'backend/src/testing/typescript-hook.cjs');

const [given] = process.argv.slice(2);
if (given) process.env.BASE_URL = given;
const stop = await startSite();
try {
  const check = spawn(
    process.execPath,
    ['--require', hook, path.join(root, 'e2e/seo/check-seo.ts'), process.env.BASE_URL],
    { stdio: 'inherit' },
  );
  [process.exitCode] = await once(check, 'close');
} finally {
  await stop?.();
}

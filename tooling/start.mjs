/** `npm start`: from a fresh clone to a site that answers. Everything it says is one line for one step. */
import { requireNode } from './node-version.mjs';

requireNode('npm start');

// Loaded step by step: on a fresh clone no package is there until the install is done.
const { runCommand } = await import('./user-error.mjs');

await runCommand('npm start', async () => {
  const { preflight } = await import('./preflight.mjs');
  await preflight(process.env);
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled(console.log);
  const { startSite } = await import('./site.mjs');
  await startSite(process.env, console.log);
});

/** `npm run dev`: everything from source, compiled again at each change; open pages reload by themselves. */
import { requireNode } from './node-version.mjs';

requireNode('npm run dev');

// Loaded step by step: on a fresh clone no package is there until the install is done.
const { runCommand } = await import('./user-error.mjs');

await runCommand('npm run dev', async () => {
  const { preflight } = await import('./preflight.mjs');
  await preflight(process.env);
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled(console.log);
  const { developSite } = await import('./dev-site.mjs');
  await developSite(process.env, console.log);
});

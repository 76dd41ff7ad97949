/** `npm start`: from a fresh clone to a site that answers. It prints one line for each step. */
import { buildAll } from '../build/build-packages';
import { unsupportedNode } from '../preflight.mjs';
import { asUserError } from '../user-error.mjs';
import { createOutput } from './output';
import { parseSettings } from './settings';
import { runSite } from './site';

export async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  const output = createOutput(settings.logFormat);
  const notice = unsupportedNode(process.versions.node);
  if (notice) output.log(notice);
  await buildAll({ log: output.log }).catch(asUserError);
  await runSite({ settings, env: process.env, builds: 'dist', output });
}

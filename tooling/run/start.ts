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
  const nodeWarning = unsupportedNode(process.versions.node);
  if (nodeWarning) output.log(nodeWarning);
  let onBuilt: (name: string) => void = () => {};
  const backendBuilt = new Promise<void>((resolve) => {
    onBuilt = (name) => {
      if (name === 'backend') resolve();
    };
  });
  const allBuilt = buildAll({ log: output.log, onBuilt }).catch(asUserError);
  // The content service fills its database while the rest is built.
  await runSite({
    settings,
    env: process.env,
    builds: 'dist',
    built: { backend: backendBuilt, all: allBuilt },
    output,
  });
}

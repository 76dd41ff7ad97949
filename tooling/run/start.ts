/** `npm start`: from a fresh clone to a site that answers. It prints one line for each step. */
import { buildAll } from '../build/build-packages';
import { asUserError } from '../user-error.mjs';
import { textOutput as output } from './output';
import { parseSettings } from './settings';
import { runSite } from './site';

export async function main(): Promise<void> {
  const settings = parseSettings(process.env);
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

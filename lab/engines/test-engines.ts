/** `npm run test:engines`: the whole suite in every engine. Starts the built site, or uses the one at BASE_URL. */
import { buildAll } from 'tooling/build/build-packages';
import { ensurePrograms } from 'tooling/run/prerequisites';
import { runEngines } from 'tooling/run/test-programs';
import { parseOptions } from '../support/parse-options';
import { ensureOldChromium } from './support/old-chromium';

const HELP = `npm run test:engines -- [options]
  --engine NAME    chromium, firefox, webkit or "chromium 119" only
  --only PATTERN   tests whose file or name matches only
  --old-chromium   also in Chromium 119 of autumn 2023, which is downloaded from the npm registry into .cache`;

export async function main(args: string[]): Promise<void> {
  const options = {
    engine: { type: 'string' },
    only: { type: 'string' },
    'old-chromium': { type: 'boolean' },
  } as const;
  const { engine, only, 'old-chromium': old } = parseOptions(args, options, HELP);
  if (old) ensureOldChromium();
  await ensurePrograms(['chromium', 'firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  await buildAll({ log: console.log });
  const engines = engine ? [engine] : ['chromium', 'firefox', 'webkit', ...(old ? ['chromium 119'] : [])];
  await runEngines({ engines, pattern: only });
}

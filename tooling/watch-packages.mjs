/** Compiles packages as they change, for development: into `dist-dev`, beside the built site's own files. */
import path from 'node:path';
import webpack from 'webpack';
import { writeBuildManifest } from './build-manifest.mjs';
import { root } from './webpack-base.mjs';
import { packageConfigs } from './webpack-preset.mjs';

/** Folder within each package: from there Node finds the package's own dependencies. */
export const devBuilds = 'dist-dev';

/** One name for all: the gateway starts anew after each change, and sends nothing that a browser would keep. */
const VERSION = 'dev';

const problems = (stats) => stats.toString({ all: false, errors: true, moduleTrace: true });

/**
 * Watches a package until the process ends.
 *
 * @param {string} name
 * @param {{ log: (line: string) => void, onBuilt: (name: string) => void }} listeners
 * @returns {Promise<void>} settled by the first build that succeeds
 */
export function watchPackage(name, { log, onBuilt }) {
  const dist = path.join(root, name, devBuilds);
  const compiler = webpack(packageConfigs({ name, version: VERSION, mode: 'development', dist }));
  return new Promise((resolve) => {
    compiler.watch(
      { aggregateTimeout: 50, ignored: '**/{node_modules,dist,dist-dev,.cache,.data,.git}/**' },
      async (error, stats) => {
        if (error) {
          log(`${name}: ${error.message}`);
          return;
        }
        if (stats.hasErrors()) {
          log(`${name} does not compile; the last good version stays up\n${problems(stats)}`);
          return;
        }
        await writeBuildManifest({ name, version: VERSION, dist, stats, compressed: false });
        resolve();
        onBuilt(name);
      },
    );
  });
}

/** Compiles packages as they change, for development: into `dist-dev`, beside the built site's own files. */
import path from 'node:path';
import webpack from 'webpack';
import { writeBuildManifest } from './build-manifest';
import { root } from './webpack-base';
import { packageConfigs } from './webpack-preset';

/** Folder within each package: from there Node finds the package's own dependencies. */
export const devBuilds = 'dist-dev';

/** One version for all: the gateway restarts after each change, and sends nothing that a browser would cache. */
const VERSION = 'dev';

const problems = (stats: webpack.MultiStats): string => stats.toString({ all: false, errors: true, moduleTrace: true });

type Listeners = { log: (line: string) => void; onBuilt: (name: string) => void };

/**
 * Watches a package until the process ends.
 *
 * @returns resolved by the first build that succeeds
 */
export function watchPackage(name: string, { log, onBuilt }: Listeners): Promise<void> {
  const dist = path.join(root, name, devBuilds);
  const compiler = webpack(packageConfigs({ name, version: VERSION, mode: 'development', dist }));
  if (!compiler) throw new Error('webpack returned no compiler');
  return new Promise((resolve) => {
    const handleBuild = async (error: Error | null, stats?: webpack.MultiStats): Promise<void> => {
      if (error || !stats) {
        log(`${name}: ${error?.message}`);
        return;
      }
      if (stats.hasErrors()) {
        log(`${name} does not compile; the last good version stays up\n${problems(stats)}`);
        return;
      }
      await writeBuildManifest({ name, version: VERSION, dist, stats, compressed: false });
      resolve();
      onBuilt(name);
    };
    const options = { aggregateTimeout: 50, ignored: '**/{node_modules,dist,dist-dev,.cache,.data,.git}/**' };
    compiler.watch(options, (error, stats) => void handleBuild(error, stats));
  });
}

/** Builds one package in a process of its own: `node --import tsx tooling/build/build-package.ts NAME MODE`. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { UNSTAMPED, writeBuildManifest } from './build-manifest';
import { root } from './webpack-base';
import { packageConfigs } from './webpack-preset';

function compile(configs: webpack.Configuration[]): Promise<webpack.MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack returned no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: false, moduleTrace: true })));
        else resolve(stats);
      });
    });
  });
}

// Its input closes when the process that needs this build has ended.
process.stdin.on('end', () => process.exit(1)).resume();
if ('unref' in process.stdin) process.stdin.unref();

const [name = '', mode] = process.argv.slice(2);
const dist = path.join(root, name, 'dist');
try {
  // A build that is cut short must not pass for a finished one.
  rmSync(path.join(dist, 'build.json'), { force: true });
  const options = { name, version: UNSTAMPED, mode: mode === 'development' ? mode : 'production', dist } as const;
  const stats = await compile(packageConfigs(options));
  await writeBuildManifest({ name, version: UNSTAMPED, dist, stats, compressed: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds one package in a process of its own: `node tooling/build-package.mjs NAME VERSION MODE`. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { writeBuildManifest } from './build-manifest.mjs';
import { root } from './webpack-base.mjs';
import { packageConfigs } from './webpack-preset.mjs';

function compile(configs) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: false, moduleTrace: true })));
        else resolve(stats);
      });
    });
  });
}

// Whoever asked for this build is gone: so is the need for it.
process.stdin.on('end', () => process.exit(1)).resume();
process.stdin.unref();

const [name, version, mode] = process.argv.slice(2);
const dist = path.join(root, name, 'dist');
try {
  // A build that is cut short must not pass for a finished one.
  rmSync(path.join(dist, 'build.json'), { force: true });
  const stats = await compile(packageConfigs({ name, version, mode, dist }));
  await writeBuildManifest({ name, version, dist, stats, compressed: true });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Builds one package in a process of its own: `node tooling/build-package.mjs NAME VERSION MODE`. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { writeBuildManifest } from './build-manifest.mjs';
import { remoteConfigs, root, serverProgramConfig, shellClientConfig } from './webpack-preset.mjs';

/** Configurations of a package, by the kind that its name tells. */
export function packageConfigs(name, version, mode) {
  if (name === 'shell') {
    return [
      shellClientConfig({ version, mode }),
      serverProgramConfig({ name, mode, outputPath: 'dist/server', entries: { main: './server/main.ts' } }),
    ];
  }
  if (name === 'backend') {
    const entries = { main: './src/main.ts', 'contract-check': './src/contract-check.ts' };
    return [serverProgramConfig({ name, mode, outputPath: 'dist', entries })];
  }
  return remoteConfigs({ name, version, mode });
}

function compile(configs) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, errorDetails: false, moduleTrace: true })));
        else resolve(stats);
      });
    });
  });
}

const [name, version, mode] = process.argv.slice(2);
try {
  // A build that is cut short must not pass for a finished one.
  rmSync(path.join(root, name, 'dist/build.json'), { force: true });
  const stats = await compile(packageConfigs(name, version, mode));
  await writeBuildManifest({ name, version, dist: path.join(root, name, 'dist'), stats });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Builds one package in a process of its own: `node --import tsx tooling/build/build-package.ts NAME MODE`. */
import webpack, { type Configuration } from 'webpack';
import { loadConfig } from './load-config';

function compile(configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack returned no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: false, moduleTrace: true })));
        else resolve();
      });
    });
  });
}

// Its input closes when the process that needs this build has ended.
process.stdin.on('end', () => process.exit(1)).resume();
if ('unref' in process.stdin) process.stdin.unref();

const [name = '', mode] = process.argv.slice(2);
try {
  await compile([await loadConfig(name, {}, { mode })].flat());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

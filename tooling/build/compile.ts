/** Loads the configurations of a package, and compiles them. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { PackageConfig } from './package-config';
import { root } from './webpack-base';

/** As webpack-cli does. @param name of the package, as its folder */
export async function loadConfig(
  name: string,
  ...given: Parameters<PackageConfig>
): Promise<ReturnType<PackageConfig>> {
  const { default: config } = (await import(pathToFileURL(path.join(root, name, 'webpack.config.ts')).href)) as {
    default: PackageConfig | { default: PackageConfig };
  };
  // The package is not `type: module`, so its default export may be that of a CommonJS module.
  return (typeof config === 'function' ? config : config.default)(...given);
}

/** @throws {Error} with the messages of the compiler */
export function compile(configs: Configuration[]): Promise<void> {
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

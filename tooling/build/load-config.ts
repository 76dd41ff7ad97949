/** Loads the `webpack.config.ts` of a package, as webpack-cli does. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PackageConfig } from './package-config';
import { root } from './webpack-base';

/** @param name of the package, as its folder */
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

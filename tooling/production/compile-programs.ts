/** Compiles the programs of a package for production, each with all packages that need no file of their own. */
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { BuildOptions } from '../build/build-options';
import { compile } from '../build/compile';
import { base, root, typescriptRule } from '../build/webpack-base';
import { backendConfig, gatewayConfig } from '../build/webpack-preset';

/** Of `vipp-mf build`, which needs the compiler: a package for production has none. */
const EXTERNALS = /\/build-command$/;

/** The program of `server.js`, as one file. */
const serverConfig = (folder: string): Configuration => ({
  ...base({
    dir: path.join(root, 'tooling'),
    name: 'production-server',
    mode: 'production',
    output: { path: folder, filename: 'server.cjs', library: { type: 'commonjs2' }, clean: false },
  }),
  target: 'node20',
  node: { __dirname: false, __filename: false },
  entry: './production/server.ts',
  externals: EXTERNALS,
  module: { rules: [typescriptRule], parser: { javascript: { dynamicImportMode: 'eager' } } },
  optimization: { minimize: false, splitChunks: false },
  // Folders are found from the compiled file, whatever its sources were.
  plugins: [new webpack.DefinePlugin({ 'import.meta.dirname': '__dirname' })],
});

/**
 * @param folder of the package
 * @param server folder of `server.cjs`
 */
export function compilePrograms(folder: string, server: string): Promise<void> {
  const optionsOf = (name: string): BuildOptions => ({
    name,
    dir: path.join(root, name),
    version: '',
    mode: 'production',
    dist: path.join(folder, name, 'dist'),
    bundled: true,
  });
  return compile([serverConfig(server), gatewayConfig(optionsOf('shell')), backendConfig(optionsOf('backend'))]);
}

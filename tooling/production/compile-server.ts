/** Compiles the program of `server.js`, with all that it imports, into one file. */
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { base, root, typescriptRule } from '../build/webpack-base';

/** Only `vipp-mf new` loads it, in a clone. */
const EXTERNALS = /^prettier(\/|$)/;

const configuration = (folder: string): Configuration => ({
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

/** @returns once `server.cjs` is in the folder */
export function compileServer(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration(folder));
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, moduleTrace: true })));
        else resolve();
      });
    });
  });
}

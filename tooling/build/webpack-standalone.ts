/** A remote without any shell, for `npm run standalone`: one page, one script, nothing shared. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { base, cssRule, root, typescriptRule } from './webpack-base';

/** Tokens and base styles belong to the shell; a team without a copy of it sees its pages without them. */
const shellStyles = path.join(root, 'shell/src/styles/global.css');

/** @param options `output`: folder that the files would be written to */
export function standaloneConfig({ name, output }: { name: string; output: string }): Configuration {
  return {
    ...base({
      dir: path.join(root, name),
      name: `${name}-standalone`,
      mode: 'development',
      output: { path: output, filename: 'standalone.js', publicPath: '/' },
    }),
    target: ['web', 'es2022'],
    entry: { standalone: [...(existsSync(shellStyles) ? [shellStyles] : []), './src/standalone.tsx'] },
    module: { rules: [typescriptRule, cssRule(name, false), { test: /\.woff2$/, type: 'asset/resource' }] },
    plugins: [new MiniCssExtractPlugin({ filename: 'standalone.css', ignoreOrder: true })],
  };
}

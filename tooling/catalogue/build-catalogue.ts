/** Builds the catalogue as files that any web server can serve. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import { UserError } from '../user-error.mjs';
import { base, cssRule, pictureRule, minimizer, root, typescriptRule } from '../build/webpack-base';
import { catalogueProgram, exampleFiles } from './example-files';

/** Tokens and base styles are the shell's; a team that has no copy of it sees its components without them. */
const shellStyles = path.join(root, 'shell/src/styles/global.css');

const HTML = `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>VIPP: components</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="catalogue.css"></head>
<body><script src="catalogue.js" defer></script></body></html>
`;

function catalogueConfig(program: string, out: string): Configuration {
  return {
    ...base({
      dir: root,
      name: 'catalogue',
      mode: 'production',
      output: { path: out, filename: 'catalogue.js', publicPath: 'auto' },
    }),
    target: ['web', 'es2022'],
    entry: [...(existsSync(shellStyles) ? [shellStyles] : []), program],
    module: {
      rules: [
        typescriptRule,
        cssRule('catalogue', 'development', false),
        pictureRule('auto', false),
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimizer },
    plugins: [new MiniCssExtractPlugin({ filename: 'catalogue.css', ignoreOrder: true })],
  };
}

/**
 * @param out folder, emptied first
 * @returns how many files of examples it shows
 */
export async function buildCatalogue(out: string): Promise<number> {
  const folder = path.join(root, '.cache/catalogue');
  const program = path.join(folder, 'program.tsx');
  const files = exampleFiles(root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(program, catalogueProgram(files, '../..'));
  const compiler = webpack(catalogueConfig(program, out));
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats?.hasErrors())
    throw new UserError('an example does not compile', stats.toString({ all: false, errors: true, moduleTrace: true }));
  writeFileSync(path.join(out, 'index.html'), HTML);
  return files.length;
}

/**
 * `npm run catalogue`: a page of every example of every component, on this machine (`PORT`, or a free port) until Ctrl-C.
 * `-- --out FOLDER` writes it there instead, as files that any web server can serve.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { compile } from '../build/compile';
import { base, cssRule, minimizer, pictureRule, root, typescriptRule } from '../build/webpack-base';
import { readOptions } from '../read-options';
import { remoteFolders } from '../remote-folders';
import { freePort } from '../run/free-port';
import { onStopRequest } from '../run/stop-request';
import { asUserError } from '../user-error.mjs';

const folder = path.join(root, '.cache/catalogue');

const HTML = `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>VIPP: components</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="catalogue.css"></head>
<body><script src="catalogue.js" defer></script></body></html>
`;

/** @returns paths from the root, design system first */
export const exampleFiles = (): string[] =>
  ['shared', 'shell', ...remoteFolders()].flatMap((zone) =>
    readdirSync(path.join(root, zone), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.examples.tsx') && !/(^|[\\/])(node_modules|dist|dist-dev)[\\/]/.test(file))
      .sort()
      .map((file) => `${zone}/${file.replaceAll(path.sep, '/')}`),
  );

/** @returns source of the program that shows all of them, two folders below the root */
export function catalogueProgram(files: readonly string[]): string {
  const imports = files.map(
    (file, index) => `import { examples as examples${index} } from '../../${file.replace(/\.tsx$/, '')}';`,
  );
  const groups = files.map((file, index) => `  { file: '${file}', examples: examples${index} },`);
  return [
    ...imports,
    "import { startCatalogue } from '@vipp/shared/testing/catalogue';",
    `startCatalogue([\n${groups.join('\n')}\n]);`,
    '',
  ].join('\n');
}

function catalogueConfig(program: string, out: string): Configuration {
  return {
    ...base({
      dir: root,
      name: 'catalogue',
      mode: 'production',
      output: { path: out, filename: 'catalogue.js', publicPath: 'auto' },
    }),
    target: ['web', 'es2022'],
    // Tokens and base styles are the shell's.
    entry: [path.join(root, 'shell/src/styles/global.css'), program],
    module: {
      rules: [
        typescriptRule,
        cssRule('catalogue', 'development', false),
        pictureRule('', false),
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimizer },
    plugins: [new MiniCssExtractPlugin({ filename: 'catalogue.css', ignoreOrder: true })],
  };
}

async function serve(config: Configuration, port: number): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      static: false,
      devMiddleware: { stats: 'errors-only' },
      setupExitSignals: false,
      setupMiddlewares: (middlewares, { app }) => {
        app?.get('/', (_request, response) => response.type('html').send(HTML));
        return middlewares;
      },
    },
    compiler,
  );
  onStopRequest({ stop: () => server.stop(), kill: () => process.exit(130) });
  await server.start();
}

export async function main(args: string[]): Promise<void> {
  const command = new Command('npm run catalogue --')
    .description('Serves a page of every example of every component.')
    .option('--out <FOLDER>', 'write it there instead');
  const { out: given } = readOptions<{ out?: string }>(command, args);
  const out = given === undefined ? path.join(folder, 'site') : path.resolve(given);
  const program = path.join(folder, 'program.tsx');
  const files = exampleFiles();
  mkdirSync(folder, { recursive: true });
  writeFileSync(program, catalogueProgram(files));
  const config = catalogueConfig(program, out);
  const shown = `examples of ${files.length} components and pages`;
  if (given !== undefined) {
    await compile([config]).catch(asUserError);
    writeFileSync(path.join(out, 'index.html'), HTML);
    return console.log(`${shown}: ${out}/index.html`);
  }
  const port = Number(process.env.PORT?.trim() || (await freePort()));
  await serve(config, port);
  console.log(`${shown}: http://localhost:${port}`);
}

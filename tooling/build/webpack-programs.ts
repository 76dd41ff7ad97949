/** The shell's browser build, and the programs that run in Node: the gateway, the backend, their command lines. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type ExternalItemFunctionCallback, type RuleSetRule } from 'webpack';
import type { BuildOptions, Mode } from './build-options';
import { hostFederation } from './webpack-federation';
import { ChunkIntegrityPlugin } from './webpack-chunk-integrity';
import { base, BROWSER_FILES, compileHint, cssRule, EXTENSIONS, minimizer, root, typescriptRule } from './webpack-base';
import { hotBuild, swcRule } from './webpack-refresh';

/** The router's exports name its development build alone, which warns at run time; the production build is beside it. */
const routerBuild = (file: string): string => path.join(root, 'node_modules/react-router/dist/production', file);

/** Starts the other scripts, and the page of the editor of texts; without the federation runtime, which the plugin adds to every entry of a configuration. */
export function shellBeginConfig({ mode, dist }: BuildOptions): Configuration {
  return {
    ...base({
      dir: path.join(root, 'shell'),
      name: 'shell-begin',
      mode,
      output: {
        path: path.join(dist, 'client'),
        filename: '[name].js',
        clean: { keep: /^(?!(?:begin|editor)\.)/ },
      },
    }),
    entry: { begin: './src/begin-scripts.client.ts', editor: './src/editor-page.client.ts' },
    // Nothing of it is refreshed.
    module: { rules: [mode === 'production' ? typescriptRule : swcRule()] },
    optimization: { minimizer },
    plugins: [compileHint()],
  };
}

const PAGE_STYLES = path.join(root, 'shell/src/styles/shell-page-styles.client.ts');

/**
 * Style sheets that the browser loads later, by the list of their imports. Elsewhere in the shell they are names of classes.
 */
function shellCssRule(mode: Mode): RuleSetRule {
  const later = [...readFileSync(PAGE_STYLES, 'utf8').matchAll(/^import '(.+)\?late'/gm)].map(([, request = '']) =>
    request.startsWith('.') ? path.resolve(PAGE_STYLES, '..', request) : path.join(root, request.replace('@vipp/', '')),
  );
  const whole = cssRule('shell', mode, false);
  return {
    oneOf: [{ ...whole, resourceQuery: /^\?late$/ }, { ...cssRule('shell', mode, true), include: later }, whole],
  };
}

/** The address of a font or picture holds the hash of its content and no version: it stays in a browser from one shell to the next. */
const staticFiles = (forServer: boolean): RuleSetRule => ({
  test: /\.(?:woff2|svg)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]', publicPath: '/_mf/shell/static/', emit: !forServer },
});

/** The shell's browser build; its files live under a path that holds the version, and have no hash in their names. */
export function shellClientConfig({ version, mode, dist }: BuildOptions): Configuration {
  const dir = path.join(root, 'shell');
  const hot = hotBuild(mode, 'shell', 'site');
  return {
    ...base({
      dir,
      name: 'shell-client',
      mode,
      output: {
        path: path.join(dist, 'client'),
        clean: { keep: /^(?:begin|editor)\./ },
        publicPath: `/_mf/shell/${version}/client/`,
        uniqueName: 'vipp_shell',
        ...BROWSER_FILES,
      },
    }),
    // Its styles first: they define the order of all layers.
    entry: { shell: [...hot.entries, './src/styles/global.css', './src/client-entry.tsx'] },
    ...(mode === 'production' && {
      resolve: {
        extensions: EXTENSIONS,
        alias: { 'react-router$': routerBuild('index.mjs'), 'react-router/dom$': routerBuild('dom-export.mjs') },
      },
    }),
    module: { rules: [...hot.rules, shellCssRule(mode), staticFiles(false)] },
    optimization: {
      minimizer,
      splitChunks: {
        cacheGroups: {
          vendor: {
            name: 'vendor',
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      hostFederation(dir, 'web'),
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      ...(mode === 'production' ? [new ChunkIntegrityPlugin(), compileHint()] : hot.plugins),
    ],
  };
}

/** Modules shared by remotes and host, their importers, and those of the sandbox worker, which reads no packages. */
const SHARED =
  /^(clsx|cookie|react|react-dom|react-router|react-router-dom|scheduler|set-cookie-parser|zod|zustand|lucide-react|@module-federation|@vipp)(\/|$)/;

/**
 * Packages that stay in `node_modules` even in production: with native code, files or threads of their own, or unused by a
 * start. Node reads one bundle sooner than the thousand files of all others.
 */
const NEVER_BUNDLED =
  /^(@electric-sql|@fastify\/(ajv|fast-json-stringify)-compiler|@node-rs|ajv|dompurify|fast-json-stringify|jsdom|nodemailer|pg|pino|sharp|tar-stream|undici)(\/|$)/;

/** Node reads these from `node_modules`. */
const isExternal = (request: string, bundled: boolean): boolean =>
  bundled ? NEVER_BUNDLED.test(request) : /^(@[\w-]+\/)?[a-z\d][^:]*$/.test(request) && !SHARED.test(request);

/** Another lock file makes another program, though packages are not in it. */
const lockFileBanner = (): webpack.BannerPlugin => {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const banner = `package-lock.json: ${createHash('sha256').update(lock).digest('hex')}`;
  return new webpack.BannerPlugin({ banner, entryOnly: true });
};

type ProgramOptions = {
  entries: Record<string, string>;
  outputPath: string;
  /** Provides shared modules and the federation runtime to remotes. */
  isHost?: boolean;
};

/** A program that runs in Node: the gateway, the backend and their command lines. */
export function serverProgramConfig(
  { name, mode, bundled = false }: Pick<BuildOptions, 'name' | 'mode' | 'bundled'>,
  { entries, outputPath, isHost = false }: ProgramOptions,
): Configuration {
  const dir = path.join(root, name);
  const externals: ExternalItemFunctionCallback = ({ request = '' }, callback) =>
    isExternal(request, bundled) ? callback(undefined, `commonjs ${request}`) : callback();
  return {
    ...base({
      dir,
      name: `${name}-${Object.keys(entries)[0]}-program`,
      mode,
      output: { path: outputPath, filename: '[name].cjs', library: { type: 'commonjs2' } },
      nodeMaps: { place: 'separate', package: name },
    }),
    node: { __dirname: false, __filename: false },
    entry: entries,
    externals: [externals],
    // The gateway requires verified remotes at run time: `createRequire` is Node's own.
    module: {
      parser: { javascript: { createRequire: false } },
      rules: [swcRule(), cssRule(name, mode, true), staticFiles(true), { test: /\.png$/, type: 'asset/inline' }],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [...(isHost ? [hostFederation(dir, 'node')] : []), lockFileBanner()],
  };
}

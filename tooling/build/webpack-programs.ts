/** The shell's browser build, and the programs that run in Node: the gateway, the backend, their command lines. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type ExternalItemFunctionCallback } from 'webpack';
import type { BuildOptions, Mode } from './build-options';
import { sharedSingletons } from './shared-singletons';
import { ChunkIntegrityPlugin } from './webpack-chunk-integrity';
import { base, compileHint, cssRule, minimizer, root, typescriptRule } from './webpack-base';

/** Versions of the shared singletons, as the host that provides them knows them. */
function singletonVersions(): webpack.DefinePlugin {
  const versions = Object.fromEntries(
    Object.entries(sharedSingletons).map(([request, packageName]) => [
      request,
      JSON.parse(readFileSync(path.join(root, 'node_modules', packageName, 'package.json'), 'utf8')).version,
    ]),
  );
  return new webpack.DefinePlugin({ SINGLETON_VERSIONS: JSON.stringify(versions) });
}

/**
 * The font's address holds the hash of its content and no version: it stays in a visitor's cache from one
 * delivery of the shell to the next.
 */
const fontRule = { test: /\.woff2$/, type: 'asset/resource', generator: { publicPath: '/_mf/shell/static/' } };

/** The shell's browser build; its files live under a path that holds the version. */
export function shellClientConfig({ version, mode, dist }: BuildOptions): Configuration {
  const dir = path.join(root, 'shell');
  return {
    ...base({
      dir,
      name: 'shell-client',
      mode,
      output: {
        path: path.join(dist, 'client'),
        filename: '[name].[contenthash:10].js',
        publicPath: `/_mf/shell/${version}/client/`,
        uniqueName: 'vipp_shell',
        assetModuleFilename: '[name].[contenthash:10][ext]',
        trustedTypes: { policyName: 'vipp-webpack', onPolicyCreationFailure: 'continue' },
        crossOriginLoading: 'anonymous',
      },
    }),
    target: ['web', 'es2022'],
    // Its styles first: they define the order of all layers.
    entry: { shell: ['./src/styles/global.css', './src/client-entry.tsx'], begin: './src/begin-scripts.client.ts' },
    module: {
      rules: [typescriptRule, cssRule('shell', false), fontRule],
    },
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
      singletonVersions(),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', ignoreOrder: true }),
      new ChunkIntegrityPlugin(),
      compileHint(),
    ],
  };
}

/** Requests that a server bundle leaves to Node: every package but our own sources. */
const externalPackages: ExternalItemFunctionCallback = ({ request = '' }, callback) => {
  const bare = /^(?![./])(?!@vipp\/)(?!\w:)/.test(request);
  if (bare && !path.isAbsolute(request)) callback(undefined, `commonjs ${request}`);
  else callback();
};

type ProgramOptions = {
  name: string;
  entries: Record<string, string>;
  outputPath: string;
  mode: Mode;
  /** Its packages are bundled, so it reads no other file to run. */
  isWhole?: boolean;
};

/** A program that runs in Node: the gateway, the backend and their command lines. */
export function serverProgramConfig({
  name,
  entries,
  outputPath,
  mode,
  isWhole = false,
}: ProgramOptions): Configuration {
  const dir = path.join(root, name);
  return {
    ...base({
      dir,
      name: `${name}-${path.basename(outputPath)}-program`,
      mode,
      output: { path: outputPath, filename: '[name].cjs', library: { type: 'commonjs2' } },
    }),
    target: 'node20',
    node: { __dirname: false, __filename: false },
    entry: entries,
    externals: isWhole ? [] : [externalPackages],
    // The gateway requires verified remotes at run time: `createRequire` is Node's own.
    module: {
      parser: { javascript: { createRequire: false, ...(isWhole && { dynamicImportMode: 'eager' }) } },
      rules: [
        typescriptRule,
        cssRule(name, true),
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [singletonVersions()],
  };
}

import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { exposedModules, sharedModules } from './container.mjs';

// The name of a container is unique for each build, because several are loaded in one gateway.
const { BUILD_ID = 'local', OUT_DIR = path.join(import.meta.dirname, 'dist') } = process.env;
const container = `mf_news_studies_rspack_${BUILD_ID}`;

/** The chunks of exposed modules have the names of these modules. */
const federation = (library, filename, manifest, optimizationTarget) =>
  new ModuleFederationPlugin({
    name: container,
    library,
    filename,
    manifest,
    exposes: Object.fromEntries(
      Object.entries(exposedModules).map(([module, file]) => [module, { import: file, name: module.slice(2) }]),
    ),
    shared: sharedModules,
    dts: false,
    experiments: { optimization: { disableSnapshot: true, target: optimizationTarget } },
  });

const base = (side) => ({
  name: side,
  mode: 'production',
  context: import.meta.dirname,
  devtool: false,
  entry: {},
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
    ],
    parser: { 'css/module': { namedExports: false } },
    generator: {
      // Classes begin with the name of the remote, so that the gate can compare both halves.
      'css/module': { localIdentName: 'mf-news-studies_[local]_[hash]', exportsOnly: side === 'server' },
    },
  },
});

const client = {
  ...base('client'),
  target: ['web', 'es2022'],
  output: {
    path: path.join(OUT_DIR, 'client'),
    clean: true,
    filename: '[name].[contenthash:10].js',
    cssFilename: '[name].[contenthash:10].css',
    publicPath: 'auto',
    uniqueName: container,
    // Browsers check the integrity of scripts with CORS only.
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: 'vipp-webpack' },
  },
  plugins: [
    new rspack.DefinePlugin({ BUNDLER: '"Rspack"' }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true, htmlPlugin: false }),
    federation({ type: 'var', name: container }, 'remote-entry.js', true, 'web'),
  ],
};

const server = {
  ...base('server'),
  target: 'node20',
  output: { path: path.join(OUT_DIR, 'server'), clean: true, filename: '[name].cjs', uniqueName: container },
  plugins: [
    new rspack.DefinePlugin({ BUNDLER: '"Rspack"' }),
    federation({ type: 'commonjs-module' }, 'remote-entry.cjs', false, 'node'),
  ],
};

export default [client, server];

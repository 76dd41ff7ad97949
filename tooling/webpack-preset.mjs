/**
 * The one build preset: every remote, the shell's two halves and the backend are configured here.
 *
 * A remote is built twice from the same sources: for the browser (`dist/client`) and for the gateway
 * (`dist/server`). Both are federation containers whose name is unique for each build, so that several
 * versions of one remote can live in one page's history and in one gateway process.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { sharedSingletons } from './shared-singletons.mjs';

const require = createRequire(import.meta.url);
export const root = path.resolve(import.meta.dirname, '..');

/** What every configuration has in common. */
function base({ dir, name, mode, output }) {
  return {
    name,
    mode,
    context: dir,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `${name.replace(/\W/g, '-')}-${mode}`,
      buildDependencies: { config: [import.meta.filename, path.join(root, 'package-lock.json')] },
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    output: { clean: true, ...output },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const typescriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('ts-loader'),
  options: {
    transpileOnly: true,
    configFile: path.join(root, 'tsconfig.base.json'),
    compilerOptions: {
      module: 'esnext', target: 'es2022', jsx: 'react-jsx', sourceMap: true,
      noEmit: false, composite: false, incremental: false, declaration: false, emitDeclarationOnly: false,
    },
  },
};

/**
 * CSS Modules with the package's name in every class. The gateway's build only needs the class names, and
 * they must be the same as the browser's: both are derived from the file's path below the project's root.
 */
function cssRule(packageName, forServer) {
  const css = {
    loader: require.resolve('css-loader'),
    options: {
      // The only file that a style sheet names is the shell's font.
      url: { filter: (url) => url.endsWith('.woff2') },
      importLoaders: 0,
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: forServer,
        localIdentContext: root,
        localIdentName: `${packageName}_[local]_[hash:base64:5]`,
      },
    },
  };
  return { test: /\.css$/, use: forServer ? [css] : [MiniCssExtractPlugin.loader, css] };
}

const minimizer = ['...', new CssMinimizerPlugin()];

/** Sharing as a remote sees it: everything comes from the host, nothing has a copy of its own. */
function consumedSingletons(dir) {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const entries = Object.entries(sharedSingletons).map(([request, packageName]) => [
    request,
    {
      import: false,
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${manifest.dependencies[packageName]}`,
    },
  ]);
  return Object.fromEntries(entries);
}

/** Exposed modules are the files of `src/exposes`, under their own names. */
export function exposedModules(dir) {
  const files = readdirSync(path.join(dir, 'src/exposes')).filter((file) => /^[a-z0-9-]+\.tsx?$/.test(file));
  return Object.fromEntries(
    files.map((file) => {
      const name = file.replace(/\.tsx?$/, '');
      return [`./${name}`, { import: `./src/exposes/${file}`, name }];
    }),
  );
}

/** Global name of a remote's container: unique for each build. */
export const containerName = (name, version) => `${name.replaceAll('-', '_')}_${version}`;

/**
 * The browser's and the gateway's build of one remote.
 *
 * @param {{ name: string, version: string, mode: 'production' | 'development', dist: string }} options
 */
export function remoteConfigs({ name, version, mode, dist }) {
  const dir = path.join(root, name);
  const container = containerName(name, version);
  const federation = (library, filename) =>
    new webpack.container.ModuleFederationPlugin({
      name: container,
      filename,
      library,
      exposes: exposedModules(dir),
      shared: consumedSingletons(dir),
    });
  const client = {
    ...base({
      dir, name: `${name}-client`, mode,
      output: {
        path: path.join(dist, 'client'),
        filename: '[name].[contenthash:10].js',
        chunkFilename: '[name].[contenthash:10].js',
        publicPath: 'auto',
        uniqueName: container,
        trustedTypes: { policyName: 'vipp-webpack', onPolicyCreationFailure: 'continue' },
        crossOriginLoading: 'anonymous',
      },
    }),
    target: ['web', 'es2022'],
    entry: {},
    module: { rules: [typescriptRule, cssRule(name, false)] },
    optimization: {
      minimizer,
      chunkIds: 'named',
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // One chunk for what most pages of the remote use: fewer bytes over a visit, one request on a page.
          common: { name: 'common', minChunks: 3, minSize: 0, type: /javascript|css/ },
        },
      },
    },
    plugins: [
      federation({ type: 'var', name: container }, 'remote-entry.js'),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', ignoreOrder: true }),
    ],
  };
  const server = {
    ...base({
      dir, name: `${name}-server`, mode,
      output: {
        path: path.join(dist, 'server'),
        // `.cjs`, so that Node takes them for CommonJS wherever the gateway keeps them.
        filename: '[name].cjs',
        chunkFilename: '[name].cjs',
        uniqueName: container,
      },
    }),
    target: 'node20',
    entry: {},
    module: { rules: [typescriptRule, cssRule(name, true)] },
    optimization: { minimize: false, chunkIds: 'named', splitChunks: false },
    plugins: [federation({ type: 'commonjs-module' }, 'remote-entry.cjs')],
  };
  return [client, server];
}

/** Versions of the shared singletons, as the host that provides them knows them. */
function singletonVersions() {
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
export function shellClientConfig({ version, mode, dist }) {
  const dir = path.join(root, 'shell');
  return {
    ...base({
      dir, name: 'shell-client', mode,
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
    entry: { shell: './src/client-entry.tsx' },
    module: {
      rules: [typescriptRule, cssRule('shell', false), fontRule],
    },
    optimization: {
      minimizer,
      splitChunks: {
        cacheGroups: {
          vendor: { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/, chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      singletonVersions(),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', ignoreOrder: true }),
    ],
  };
}

/** Requests that a server bundle leaves to Node: every package but our own sources. */
function externalPackages({ request }, callback) {
  const bare = /^(?![./])(?!@vipp\/)(?!\w:)/.test(request ?? '');
  if (bare && !path.isAbsolute(request)) callback(undefined, `commonjs ${request}`);
  else callback();
}

/**
 * A program that runs in Node: the gateway, the backend and their command lines.
 *
 * @param {{ name: string, entries: Record<string, string>, outputPath: string, mode: 'production' | 'development' }} options
 */
export function serverProgramConfig({ name, entries, outputPath, mode }) {
  const dir = path.join(root, name);
  return {
    ...base({ dir, name: `${name}-program`, mode, output: { path: outputPath, filename: '[name].cjs', library: { type: 'commonjs2' } } }),
    target: 'node20',
    node: { __dirname: false, __filename: false },
    entry: entries,
    externals: [externalPackages],
    // The gateway requires verified remotes at run time: `createRequire` is Node's own.
    module: { parser: { javascript: { createRequire: false } }, rules: [typescriptRule, cssRule(name, true), { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } }] },
    optimization: { minimize: false, splitChunks: false },
    plugins: [singletonVersions()],
  };
}

/**
 * Configurations of a package, by the kind that its name tells.
 *
 * @param {{ name: string, version: string, mode: 'production' | 'development', dist: string }} options
 */
export function packageConfigs(options) {
  const { name, mode, dist } = options;
  if (name === 'shell') {
    const gateway = { name, mode, outputPath: path.join(dist, 'server'), entries: { main: './server/main.ts' } };
    return [shellClientConfig(options), serverProgramConfig(gateway)];
  }
  if (name === 'backend') {
    const entries = { main: './src/main.ts', 'contract-check': './src/contract-check.ts', 'submissions-command': './src/submissions-command.ts' };
    return [serverProgramConfig({ name, mode, outputPath: dist, entries })];
  }
  return remoteConfigs(options);
}

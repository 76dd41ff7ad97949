/** What all configurations of the build share: cache, TypeScript, CSS Modules. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { Mode } from './build-options';
import { classNames } from './class-names';

const require = createRequire(import.meta.url);
export const root = path.resolve(import.meta.dirname, '../..');

export const EXTENSIONS = ['.ts', '.tsx', '.js'];

/** Source maps for stack traces in Node. A file that is loaded from memory contains its own; minified code needs columns. */
const NODE_MAPS = {
  production: { inline: 'inline-nosources-source-map', separate: 'nosources-cheap-module-source-map' },
  development: { inline: 'inline-nosources-cheap-module-source-map', separate: 'nosources-cheap-module-source-map' },
} as const;

/**
 * Name of a source file in stack traces, the same wherever the project is.
 *
 * @param dir folder of the package
 */
export function sourcePath(dir: string, packageName: string, file: string): string {
  if (!path.isAbsolute(file)) return `/${file}`;
  const [, installed] = /^.*([\\/]node_modules[\\/].*)$/.exec(file) ?? [];
  // The federation plugin names its modules by a hash of the folder.
  if (installed) return installed.replace(/([\\/]\.federation[\\/]entry)\.\w+/, '$1');
  const below = path.relative(dir, file);
  return below.startsWith('..') ? path.resolve('/', path.relative(root, file)) : `/${packageName}/${below}`;
}

/** Of what pages load. The path of a build contains its version, so names need no hash, of which a container would have a list. */
export const BROWSER_FILES = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  trustedTypes: { policyName: 'vipp-webpack', onPolicyCreationFailure: 'continue' },
  crossOriginLoading: 'anonymous',
} as const;

type BaseOptions = {
  dir: string;
  name: string;
  mode: Mode;
  output: NonNullable<Configuration['output']>;
  /** For a build that runs in Node. Browsers get no source maps in production. */
  nodeMaps?: { place: keyof (typeof NODE_MAPS)[Mode]; package: string };
};

/** What every configuration has in common. */
export function base({ dir, name, mode, output, nodeMaps }: BaseOptions): Configuration {
  const browserMaps = mode === 'development' ? 'cheap-module-source-map' : false;
  return {
    name,
    mode,
    target: nodeMaps ? 'node20' : ['web', 'es2022'],
    context: dir,
    devtool: nodeMaps ? NODE_MAPS[mode][nodeMaps.place] : browserMaps,
    // In memory, for the next save: to write one takes longer than to compile a package again.
    cache: mode === 'development',
    resolve: { extensions: EXTENSIONS },
    // A finished build has its version written into its files: the same name does not mean the same content.
    output: {
      clean: true,
      compareBeforeEmit: false,
      ...(nodeMaps && {
        devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
          sourcePath(dir, nodeMaps.package, absoluteResourcePath),
      }),
      ...output,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Installed packages have scripts. This project’s own do not: a team installs them as TypeScript. */
export const INSTALLED = /node_modules(?![\\/](@vipp|tooling)[\\/])/;

/**
 * webpack would write the path on the build machine where an installed package asks for its own address. No package needs it.
 * Those of our files become addresses of chunks.
 */
export const withoutOwnAddress = new webpack.DefinePlugin({
  'import.meta.url': webpack.DefinePlugin.runtimeValue(({ module }) =>
    JSON.stringify(INSTALLED.test(module.resource) ? 'file:///' : pathToFileURL(module.resource).href),
  ),
});

export const typescriptRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: INSTALLED,
  loader: require.resolve('ts-loader'),
  options: {
    transpileOnly: true,
    configFile: path.resolve(import.meta.dirname, '../tsconfig.base.json'),
    compilerOptions: {
      module: 'esnext',
      target: 'es2022',
      jsx: 'react-jsx',
      sourceMap: false,
      noEmit: false,
      composite: false,
      incremental: false,
      declaration: false,
      emitDeclarationOnly: false,
    },
  },
};

/**
 * CSS Modules with the package's name in every class. The gateway's build only needs the class names, and
 * they must be the same as the browser's: both are derived from the file's path below the project's root, and its content.
 */
export function cssRule(packageName: string, mode: Mode, forServer: boolean): RuleSetRule {
  const css = {
    loader: require.resolve('css-loader'),
    options: {
      // The only file that a style sheet names is the shell's font.
      url: { filter: (url: string) => /\.woff2(\?|$)/.test(url) },
      importLoaders: 0,
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: forServer,
        getLocalIdent: classNames(packageName, mode, root),
      },
    },
  };
  const timeless = mode === 'development' ? [require.resolve('./css-content-loader.cjs')] : [];
  return { test: /\.css$/, use: forServer ? [css] : [...timeless, MiniCssExtractPlugin.loader, css] };
}

/** Pictures of a package itself, beside its scripts. The gateway has their addresses alone. @param publicPath of the browser's build */
export const pictureRule = (publicPath: string, forServer: boolean): RuleSetRule => ({
  test: /\.(?:svg|webp)$/,
  type: 'asset/resource',
  generator: { filename: '[name][ext]', publicPath, emit: !forServer },
});

/**
 * swc makes scripts as small as terser, in a fraction of its time. Both work in threads of their own: processes for them would
 * take longer to start than they work.
 */
export const minimizer = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    parallel: false,
    terserOptions: { compress: { passes: 2 } },
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss, parallel: false }),
];

/** For a remote's server half: a comment in other words is no new version, and stack traces keep their names. */
export const withoutComments = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  parallel: false,
  extractComments: false,
  terserOptions: { compress: false, mangle: false, format: { comments: false } },
});

/**
 * A hint for browsers that nearly all of a script runs at once: V8 then compiles it during the download, off the main thread,
 * and not function by function as the page starts (docs/decisions/0005). Not for the PDF reader, of which little runs at first. Set behind the minimizer, which drops comments.
 */
export const compileHint = (): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: /pdf/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** The default export of a package's `webpack.config.ts`: what `npx webpack build`, `npx webpack serve` and `npm run build` use. */
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { UNSTAMPED } from './build-manifest';
import type { BuildOptions, Mode } from './build-options';
import { FinishBuildPlugin } from './finish-build-plugin';
import { root } from './webpack-base';
import { packageConfigs } from './webpack-preset';
import { standaloneConfig } from './webpack-standalone';

/** Folder of the builds of development within each package: from there Node finds the package's own dependencies. */
export const DEV_BUILDS = 'dist-dev';

/** What webpack-cli passes of its command line. */
type Environment = {
  WEBPACK_SERVE?: boolean;
  WEBPACK_WATCH?: boolean;
  /** `--env against=https://the.site`: where data calls of the served pages go. */
  against?: string;
  /** Set by `npm run dev`, whose builds are updated in the page. */
  DEVELOP?: boolean;
};
type Arguments = { mode?: string | undefined };

export type PackageConfig = (
  env: Environment,
  argv: Arguments,
) => Configuration[] | (Configuration & { devServer: DevServer });

/** Watched files have a fixed version: webpack writes only changed ones. */
const WATCHED_VERSION = 'watch';
const DEV_VERSION = 'dev';

/** All configurations of a package, with what finishes its `dist`. */
function finishedConfigs(options: BuildOptions): Configuration[] {
  const finish = new FinishBuildPlugin(options);
  return packageConfigs(options).map((config) => ({ ...config, plugins: [...(config.plugins ?? []), finish] }));
}

/** Configurations for `npm run dev`. The browser's build comes first, because a page waits for it. */
function developedConfigs(name: string, dir: string): Configuration[] {
  const dist = path.join(dir, DEV_BUILDS);
  const configs = packageConfigs({ name, dir, version: DEV_VERSION, mode: 'development', dist });
  // What does not compile replaces nothing: neither in a page nor on the server.
  const [first, ...others] = configs.map((config) => ({
    ...config,
    optimization: { ...config.optimization, emitOnErrors: false },
  }));
  if (!first) return [];
  return [first, ...others.map((config) => ({ ...config, dependencies: [first.name ?? ''] }))];
}

/** @param dir folder of the package, which has its name in this project */
export const packageConfig =
  (name: string, dir = path.join(root, name)): PackageConfig =>
  (env, argv) => {
    if (env.DEVELOP) return developedConfigs(name, dir);
    if (env.WEBPACK_SERVE) {
      if (name.startsWith('mf-')) return standaloneConfig({ name, dir, against: env.against });
      throw new Error(`${name} is no remote, which could be served alone: npm run dev runs the whole site`);
    }
    const mode: Mode = argv.mode === 'development' ? 'development' : 'production';
    const version = env.WEBPACK_WATCH ? WATCHED_VERSION : UNSTAMPED;
    return finishedConfigs({ name, dir, version, mode, dist: path.join(dir, 'dist') });
  };

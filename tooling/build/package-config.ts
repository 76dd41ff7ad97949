/** The default export of a package's `webpack.config.ts`: what `npx webpack build`, `npx webpack serve` and `npm run build` use. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MF_MANIFEST } from '@vipp/shared/contract/federation/mf-manifest';
import { BUILD_FILE } from '@vipp/shared/contract/federation/read-build.server';
import type { Compiler, Configuration, Stats } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { INPUTS_FILE, inputsHash } from './build-inputs';
import { UNSTAMPED, writeBuildManifest } from './build-manifest';
import type { BuildOptions, Mode } from './build-options';
import { root } from './webpack-base';
import { packageConfigs } from './webpack-preset';
import { standaloneConfig } from './webpack-standalone';

/** Folder of the builds of development within each package: from there Node finds the package's own dependencies. */
export const DEV_BUILDS = 'dist-dev';

/** What webpack-cli passes of its command line. */
type Environment = {
  WEBPACK_SERVE?: boolean;
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

const DEV_VERSION = 'dev';

const NAME = 'FinishBuildPlugin';

/**
 * Finishes a package's build once all of its configurations are compiled: version, `build.json`, compressed copies. A plugin:
 * `npx webpack build` in a package's folder must make the same `dist` as `npm run build`. One instance for all configurations.
 */
class FinishBuildPlugin {
  private readonly pending = new Set<Compiler>();
  private readonly finished: Stats[] = [];
  private inputs = '';

  constructor(private readonly options: BuildOptions) {}

  apply(compiler: Compiler): void {
    this.pending.add(compiler);
    compiler.hooks.beforeRun.tap(NAME, () => {
      const { dir, mode, dist } = this.options;
      if (this.inputs === '') this.inputs = inputsHash(dir, mode);
      // A failed or interrupted build must not pass for a finished one, nor its files for the build of a guest.
      for (const file of [BUILD_FILE, `client/${MF_MANIFEST}`]) rmSync(path.join(dist, file), { force: true });
    });
    compiler.hooks.done.tapPromise(NAME, async (stats) => {
      this.pending.delete(compiler);
      this.finished.push(stats);
      if (this.pending.size === 0) await this.finish();
    });
  }

  private async finish(): Promise<void> {
    const { name, dist } = this.options;
    if (this.finished.some((one) => one.hasErrors())) return;
    await writeBuildManifest({ name, dist, stats: this.finished });
    writeFileSync(path.join(dist, INPUTS_FILE), this.inputs);
  }
}

/** All configurations of a package, with what finishes its `dist`. */
function finishedConfigs(options: BuildOptions): Configuration[] {
  const finish = new FinishBuildPlugin(options);
  return packageConfigs(options).map((config) => ({ ...config, plugins: [...(config.plugins ?? []), finish] }));
}

/** Configurations for `npm run dev`. The browser's build comes first, because a page waits for it. */
function developedConfigs(name: string, dir: string): Configuration[] {
  const dist = path.join(dir, DEV_BUILDS);
  const configs = packageConfigs({ name, dir, version: DEV_VERSION, mode: 'development', dist });
  const [first, ...others] = configs.map((config) => ({
    ...config,
    // From them a page that has the build of an earlier process is updated in place.
    recordsPath: path.join(dist, `records-${config.name}.json`),
    // What does not compile replaces nothing: neither in a page nor on the server.
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
    return finishedConfigs({ name, dir, version: UNSTAMPED, mode, dist: path.join(dir, 'dist') });
  };

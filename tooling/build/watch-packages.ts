/** Compiles packages as they change, for development: into `dist-dev`, beside the built site's own files. */
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { developmentVersion, readDevelopmentVersion } from '@vipp/shared/contract/federation/development-state';
import { readBuild, readRoutes } from '@vipp/shared/contract/federation/read-build.server';
import { ROUTES_FILE } from '@vipp/shared/contract/federation/remotes';
import webpack, { type Compiler, type Stats } from 'webpack';
import { INPUTS_FILE, inputsHash } from './build-inputs';
import { writeDevelopmentManifest } from './build-manifest';
import { loadConfig } from './compile';
import { DEV_BUILDS } from './package-config';
import { root } from './webpack-base';

type TextCaching = { util: { stringBufferUtils: { disableDualStringBufferCaching: () => void } } };

// webpack's types do not have it. By default a watched package has each of its texts in memory twice, also as bytes.
(webpack.sources as unknown as TextCaching).util.stringBufferUtils.disableDualStringBufferCaching();

/** The last change of a save follows the first within this time. */
const AGGREGATE_MS = 10;

export type Built = { name: string; version: string; isServerChanged: boolean };

export type Listeners = {
  /** The browser's build compiled: pages may request its files. */
  onCompiled: (name: string, hash: string) => void;
  /** Everything compiled. */
  onBuilt: (built: Built) => void;
  onProblems: (name: string, problems: string) => void;
};

const describe = (stats: Stats): string => stats.toString({ all: false, errors: true, moduleTrace: true });
const sideOf = ({ outputPath }: Compiler): 'client' | 'server' => (outputPath.endsWith('client') ? 'client' : 'server');

/** Whether pages update it in place; the script that starts the others is too early for that. */
const isHot = ({ options }: Compiler): boolean =>
  options.plugins.some((plugin) => plugin instanceof webpack.HotModuleReplacementPlugin);

function hashOf(compilers: readonly Compiler[], latest: ReadonlyMap<Compiler, Stats>, routes: unknown): string {
  const hashes = compilers.map((compiler) => latest.get(compiler)?.hash ?? '');
  return createHash('sha256')
    .update(JSON.stringify([hashes, routes]))
    .digest('hex')
    .slice(0, 12);
}

/**
 * Watches a package.
 *
 * @returns resolved by the first build that succeeds, with what ends the watching
 */
export async function watchPackage(name: string, { onCompiled, onBuilt, onProblems }: Listeners): Promise<() => void> {
  const dist = path.join(root, name, DEV_BUILDS);
  const multi = webpack([await loadConfig(name, { DEVELOP: true }, {})].flat());
  if (!multi) throw new Error('webpack returned no compiler');
  const { compilers } = multi;
  const latest = new Map<Compiler, Stats>();
  const hot = compilers.find(isHot);
  const server = compilers.filter((compiler) => sideOf(compiler) === 'server');
  // A site that has started with the build of an earlier process does not restart for the same one.
  let serverHash = readDevelopmentVersion(readBuild(dist)?.version ?? '').server;
  // A page that is declared, or no longer, is a change of both halves.
  for (const { hooks } of server)
    hooks.afterCompile.tap('watch-packages', ({ fileDependencies }) => {
      fileDependencies.add(path.join(root, name, ROUTES_FILE));
    });
  const inputsFile = path.join(dist, INPUTS_FILE);
  let inputs = '';
  for (const { hooks } of compilers)
    hooks.watchRun.tap('watch-packages', () => {
      if (inputs !== '') return;
      inputs = inputsHash(path.join(root, name), 'development');
      // The next process must not take a build that was cut short for that of these sources.
      rmSync(inputsFile, { force: true });
    });
  for (const compiler of compilers)
    compiler.hooks.afterDone.tap('watch-packages', (stats) => {
      latest.set(compiler, stats);
      if (compiler === hot && !stats.hasErrors()) onCompiled(name, stats.hash ?? '');
    });
  return new Promise((resolve) => {
    const build = (sources: string): void => {
      const routes = readRoutes(path.join(root, name));
      const previous = serverHash;
      serverHash = hashOf(server, latest, routes);
      const version = developmentVersion((hot && latest.get(hot)?.hash) ?? 'none', serverHash);
      writeDevelopmentManifest({ name, version, dist, routes, stats: [...latest.values()] });
      writeFileSync(inputsFile, sources);
      resolve(() => multi.close(() => {}));
      onBuilt({ name, version, isServerChanged: previous !== serverHash });
    };
    const handleBuild = (error: Error | null): void => {
      const sources = inputs;
      inputs = '';
      const failed = [...latest.values()].filter((stats) => stats.hasErrors());
      if (error || failed.length > 0) {
        onProblems(name, error?.message ?? failed.map(describe).join('\n'));
        return;
      }
      try {
        build(sources);
      } catch (wrongRoutes) {
        onProblems(name, wrongRoutes instanceof Error ? wrongRoutes.message : String(wrongRoutes));
      }
    };
    const ignored = '**/{node_modules,dist,dist-dev,.cache,.data,.git}/**';
    multi.watch({ aggregateTimeout: AGGREGATE_MS, ignored }, (error) => handleBuild(error));
  });
}

/**
 * Module Federation of every build, by `@module-federation/enhanced`. The shell provides the shared modules and the federation
 * runtime; a remote has a copy of neither.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, LibraryOptions } from 'webpack';
import * as z from 'zod/mini';
import { sharedSingletons, type Mode } from './build-options';

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });
const versionSchema = z.object({ version: z.string() });

// The plugin would find webpack's folder by an error that it provokes, in a second. It would take the version of the build from
// the `package.json` of the current folder, but the build has a version of its own.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');
process.env.MF_BUILD_VERSION = 'local';

/** Webpack's own ids would be hashes of these modules' absolute paths: a build must not depend on the folder of the project. */
class Federation extends ModuleFederationPlugin {
  override apply(compiler: Compiler): void {
    super.apply(compiler);
    compiler.hooks.compilation.tap('Federation', (compilation) =>
      compilation.hooks.beforeModuleIds.tap('Federation', (modules) => {
        for (const module of modules)
          if (/[\\/]\.federation[\\/]entry\./.test(module.identifier()))
            compilation.chunkGraph.setModuleId(module, module.nameForCondition() ? 'federation' : 'container');
      }),
    );
  }
}

/** `snapshot` handles manifests at run time; the release set of a page already names every entry. */
const optimization = (target: 'web' | 'node') => ({ disableSnapshot: true, target });

type Shared = { singleton: true; strictVersion: true; requiredVersion: string };

/**
 * Compares declared with installed versions: otherwise the host refuses the remote at run time, or accepts it by chance.
 *
 * @throws {Error} naming each package that differs
 */
export function checkInstalled(dir: string): void {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as unknown;
  const differing = Object.entries(packageSchema.parse(manifest).dependencies).flatMap(([name, declared]) => {
    const found = [dir, path.dirname(dir)]
      .map((folder) => path.join(folder, 'node_modules', name, 'package.json'))
      .find(existsSync);
    const installed = found && versionSchema.parse(JSON.parse(readFileSync(found, 'utf8'))).version;
    return installed === declared ? [] : [`${name} ${declared} is declared, ${installed ?? 'none'} is installed`];
  });
  if (differing.length > 0) throw new Error(`${path.basename(dir)}: ${differing.join('; ')}. Run npm ci.`);
}

/** Shared modules with the range that a package accepts, by request. */
function sharedRanges(dir: string): Record<string, Shared> {
  const { dependencies } = packageSchema.parse(JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')));
  return Object.fromEntries(
    Object.entries(sharedSingletons).map(([request, packageName]): [string, Shared] => [
      request,
      { singleton: true, strictVersion: true, requiredVersion: `^${dependencies[packageName]}` },
    ]),
  );
}

const withEach = <Extra extends object>(shared: Record<string, Shared>, extra: Extra): Record<string, Shared & Extra> =>
  Object.fromEntries(Object.entries(shared).map(([request, options]) => [request, { ...options, ...extra }]));

/** For the host: it has the one copy of each shared module, and provides the runtime to the remotes. */
export const hostFederation = (dir: string, target: 'web' | 'node'): Federation =>
  new Federation({
    name: 'vipp_shell',
    shared: withEach(sharedRanges(dir), { eager: true as const }),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: { optimization: optimization(target) },
  });

type RemoteFederation = {
  /** Folder of the remote's package. */
  dir: string;
  /** Global name of the container. */
  container: string;
  library: LibraryOptions;
  filename: string;
  target: 'web' | 'node';
  mode: Mode;
  exposes: Record<string, { import: string; name: string }>;
};

/** For a remote: everything that is shared comes from the host. */
export const remoteFederation = ({ dir, container, target, mode, ...options }: RemoteFederation): Federation =>
  new Federation({
    ...options,
    name: container,
    shared: withEach(sharedRanges(dir), { import: false as const }),
    shareStrategy: 'loaded-first',
    dts: false,
    // The gateway reads the manifest of the browser's build only; writing it delays each update in development.
    manifest: target === 'web' && mode === 'production',
    experiments: { externalRuntime: true, optimization: { ...optimization(target), disableRemote: true } },
  });

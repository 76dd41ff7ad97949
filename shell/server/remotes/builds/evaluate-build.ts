/** Evaluates the server half of a build from verified files in memory: nothing can change them in between, and nothing stays on the disk. */
import path from 'node:path';
import vm from 'node:vm';
import { entryOf, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { ReadBuildFile } from './build-files';
import type { RemoteContainer } from './release-runtime';

/** Source text by file name. */
export type ServerHalf = Readonly<Record<string, string>>;

export async function readServerHalf(build: Build, read: ReadBuildFile): Promise<ServerHalf> {
  const files = Object.keys(build.server.files).map(async (file): Promise<[string, string]> => [
    file,
    (await read(build, 'server', file)).toString('utf8'),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

type Module = { exports: unknown };

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

/** A CommonJS module may require other files of its build, and modules of Node. */
export function evaluateBuild(build: Pick<Build, 'name' | 'version' | 'entry'>, half: ServerHalf): RemoteContainer {
  const modules = new Map<string, Module>();
  // Named in stack traces only.
  const folder = path.resolve('/', build.name, build.version);

  function load(file: string, source: string): unknown {
    const module: Module = modules.get(file) ?? { exports: {} };
    if (modules.has(file)) return module.exports;
    modules.set(file, module);
    try {
      const filename = path.join(folder, file);
      const evaluate = vm.compileFunction(source, PARAMETERS, { filename }) as (...args: unknown[]) => void;
      evaluate.call(module.exports, module.exports, requireModule, module, filename, folder);
      return module.exports;
    } catch (error) {
      modules.delete(file);
      throw error;
    }
  }
  function requireModule(request: string): unknown {
    const file = request.replace(/^\.\//, '');
    const source = Object.hasOwn(half, file) ? half[file] : undefined;
    if (source !== undefined) return load(file, source);
    const ofNode: unknown = process.getBuiltinModule(request);
    if (ofNode === undefined) throw new Error(`Cannot find module '${request}'`);
    return ofNode;
  }
  return requireModule(`./${entryOf(build).server}`) as RemoteContainer;
}

/**
 * The Module Federation container of a server half, evaluated from verified files in memory: nothing can change them in
 * between.
 */
import '../../../src/federation/provide-runtime';
import { Module } from 'node:module';
import path from 'node:path';
import { entryOf, type Build, type Side } from '@vipp/shared/contract/federation/build-manifest';
import { sharedModules } from '../../../src/federation/shared-modules';

/** Source text by file name. */
export type ServerHalf = Readonly<Record<string, string>>;

/** Loads an exposed module, such as `./home-page`. A failure is not cached. */
export type LoadExposedModule = (module: string) => Promise<unknown>;

/** `scope[request][version]` */
type ShareScope = Record<string, Record<string, object>>;

/** As the plugins of all bundlers generate it. */
type Container = {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<() => unknown>;
};

/** Reads a verified file by its SHA-384; undefined where the site does not have it. */
export type GetFile = (integrity: string) => Promise<Buffer | undefined>;

/**
 * The files of one side by name.
 *
 * @throws {Error} where the site does not have one of them
 */
export async function readSide(
  build: Pick<Build, Side>,
  side: Side,
  get: GetFile,
  suffix = '',
): Promise<[string, Buffer][]> {
  // Files that change in development have no hash, and are read from their folder.
  const wanted = Object.entries(build[side].files).filter(([file, integrity]) => integrity && file.endsWith(suffix));
  return Promise.all(
    wanted.map(async ([file, integrity]): Promise<[string, Buffer]> => {
      const body = await get(integrity);
      if (!body) throw new Error(`${side}/${file} is not in the store of the site`);
      return [file, body];
    }),
  );
}

export async function readServerHalf(build: Build, get: GetFile): Promise<ServerHalf> {
  const files = await readSide(build, 'server', get);
  return Object.fromEntries(files.map(([file, body]) => [file, body.toString('utf8')]));
}

/** By the method of all CommonJS loaders: unlike `vm`, it applies the source map in a file. */
type CompiledModule = Module & { _compile: (source: string, filename: string) => void };

/** A CommonJS module may require other files of its build, and modules of Node. */
function evaluate(build: Pick<Build, 'name' | 'version' | 'entry'>, half: ServerHalf): Container {
  const modules = new Map<string, CompiledModule>();
  // Named in stack traces only.
  const folder = path.resolve('/', build.name, build.version);

  function load(file: string, source: string): unknown {
    const loaded = modules.get(file);
    if (loaded) return loaded.exports;
    const filename = path.join(folder, file);
    const module = Object.assign(new Module(filename), { require: requireModule }) as CompiledModule;
    modules.set(file, module);
    try {
      module._compile(source, filename);
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
  return requireModule(`./${entryOf(build).server}`) as Container;
}

/** A copy for each container, so that its changes do not affect others; the modules exist once, so their exports are frozen. */
function shareScope(): ShareScope {
  return Object.fromEntries(
    Object.entries(sharedModules()).map(([request, versions]) => {
      for (const { get, lib } of versions) {
        const factory = lib ?? get();
        if (typeof factory === 'function') Object.freeze(factory());
      }
      return [request, Object.fromEntries(versions.map((shared) => [shared.version, { ...shared }]))];
    }),
  );
}

/** @throws {Error} when the container throws */
export async function openContainer(
  build: Pick<Build, 'name' | 'version' | 'entry'>,
  half: ServerHalf,
): Promise<LoadExposedModule> {
  const container = evaluate(build, half);
  await container.init(shareScope());
  return async (module) => (await container.get(module))();
}

type FederationGlobals = { __FEDERATION__: { __INSTANCES__: { name: string }[] } };
const globals = (): FederationGlobals => globalThis;

/** The runtime keeps the instance that each container creates for ever. */
export function forgetContainer({ container }: Pick<Build, 'container'>): void {
  const { __INSTANCES__: instances } = globals().__FEDERATION__;
  const index = instances.findIndex(({ name }) => name === container);
  if (index !== -1) instances.splice(index, 1);
}

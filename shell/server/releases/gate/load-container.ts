/**
 * Evaluates the server half of a candidate with a `require` for its own files, and for what webpack's runtime needs of Node.
 * Code that is compiled in this way has no `import()` either.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';

const NODE_URL = Object.freeze({ fileURLToPath, pathToFileURL });
const OWN_FILE = /^\.\/[\w.-]+\.cjs$/;
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

/**
 * @param entry path of the entry of the container; its chunks are in the same folder
 * @returns what the entry exports
 */
export function loadContainer(entry: string): unknown {
  const folder = path.dirname(path.resolve(entry));
  const loaded = new Map<string, { exports: unknown }>();
  const load = (file: string): unknown => {
    const existing = loaded.get(file);
    if (existing) return existing.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const run = compileFunction(readFileSync(file, 'utf8'), PARAMETERS, { filename: file });
    Reflect.apply(run, module.exports, [module.exports, requireOwn, module, file, folder]);
    return module.exports;
  };
  const requireOwn = (request: unknown): unknown => {
    if (request === 'node:url' || request === 'url') return NODE_URL;
    if (typeof request === 'string' && OWN_FILE.test(request)) return load(path.join(folder, request));
    throw new Error(`a remote may require its own files only, not ${String(request)}`);
  };
  return load(path.resolve(entry));
}

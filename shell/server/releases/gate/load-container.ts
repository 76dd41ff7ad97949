/**
 * Evaluates the gateway's half of a candidate with a `require` of its own: the candidate's files, and nothing of Node
 * beyond what webpack's runtime needs. Code compiled like this has no `import()` either.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';

const NODE_URL = Object.freeze({ fileURLToPath, pathToFileURL });
const OWN_FILE = /^\.\/[\w.-]+\.cjs$/;
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

/**
 * @param entry path of the container's entry; its chunks are beside it
 * @returns what the entry exports
 */
export function loadContainer(entry: string): unknown {
  const folder = path.dirname(path.resolve(entry));
  const loaded = new Map<string, { exports: unknown }>();
  const load = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const run = compileFunction(readFileSync(file, 'utf8'), PARAMETERS, { filename: file });
    Reflect.apply(run, module.exports, [module.exports, requireOwn, module, file, folder]);
    return module.exports;
  };
  const requireOwn = (request: unknown): unknown => {
    if (request === 'node:url' || request === 'url') return NODE_URL;
    if (typeof request === 'string' && OWN_FILE.test(request)) return load(path.join(folder, request));
    throw new Error(`a remote may require its own files, and not ${String(request)}`);
  };
  return load(path.resolve(entry));
}

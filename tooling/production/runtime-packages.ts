/** Packages that built programs read from `node_modules` at run time, and their files in the production package. All others are compiled in. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

const names = z.optional(z.record(z.string(), z.unknown()));
const manifestSchema = z.object({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) }))),
});

/** What webpack leaves to Node: `module.exports = require("fastify")`. */
const REQUEST = /= require\("([^"]+)"\)/g;

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that a built program asks for by their names. */
function requestedPackages(program: string): string[] {
  const requests = [...program.matchAll(REQUEST)].map(([, required = '']) => required);
  const isPackage = (request: string): boolean => /^(@[\w-]+\/)?[a-z\d]/.test(request) && !isBuiltin(request);
  return [...new Set(requests.filter(isPackage).map(packageOf))];
}

/** The folder of a package, as Node finds it from another folder; undefined where it is not installed. */
function folderOf(name: string, from: string, root: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  return from === root ? undefined : folderOf(name, path.dirname(from), root);
}

type Needed = { name: string; isOptional: boolean };

function neededBy(folder: string): Needed[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [
    ...[...Object.keys(dependencies), ...peers].map((name) => ({ name, isOptional: name in optionalDependencies })),
    ...Object.keys(optionalDependencies).map((name) => ({ name, isOptional: true })),
  ];
}

const programsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => path.join(folder, name));

type Programs = {
  /** Folder of the project, whose packages are installed. */
  root: string;
  /** Folder of the built programs, which `root` will hold. */
  made: string;
  /** Folders of programs, below both. */
  folders: readonly string[];
};

/**
 * @returns folders of packages, relative to `root`, as they must be placed for Node to find the same versions
 * @throws {Error} when a package is missing
 */
export function runtimePackages({ root, made, folders }: Programs): string[] {
  const found = new Set<string>();
  const add = ({ name, isOptional }: Needed, from: string): void => {
    const folder = folderOf(name, from, root);
    if (!folder && !isOptional) throw new Error(`${name} is not installed, and ${path.relative(root, from)} needs it`);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    for (const needed of neededBy(folder)) add(needed, folder);
  };
  for (const folder of folders)
    for (const program of programsIn(path.join(made, folder)))
      for (const name of requestedPackages(readFileSync(program, 'utf8')))
        add({ name, isOptional: false }, path.join(root, folder));
  return [...found].map((folder) => path.relative(root, folder)).sort();
}

const UNUSED_FILE = /\.(map|md|markdown|[cm]?ts|tsx|flow|tsbuildinfo)$/i;
/** Has to be passed on with the code. */
const LICENCE = /^(licen[cs]e|notice|copying)/i;
/** At the top of a package. */
const UNUSED_FOLDER = /^(\..+|tests?|__tests__|coverage|docs?|examples?|bench(marks?)?|node_modules)$/i;

/** @param file path below the package’s folder; empty for the folder itself */
function isNeeded(file: string): boolean {
  const [first = '', ...rest] = file.split(path.sep);
  if (UNUSED_FOLDER.test(first)) return false;
  const name = rest.at(-1) ?? first;
  return LICENCE.test(name) || !UNUSED_FILE.test(name);
}

/** Packages within it are copied for themselves, where they are needed. */
export const copyPackage = (from: string, to: string): void =>
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (file) => isNeeded(path.relative(from, file)),
  });

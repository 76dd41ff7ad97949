/**
 * The interface of modules as text, read from their declarations: each export, and each type of the package that one of them
 * reaches. Types of other packages count as the compatible range of their package.
 */
import path from 'node:path';
import ts from 'typescript';
import {
  declarationsOf,
  parseDeclarations,
  printDeclaration,
  referenceOf,
  type DeclarationFile,
  type Imported,
} from './declaration-file';

export type Declarations = {
  /** Text of the declarations of a module of the package, such as `stores/router`. */
  read: (module: string) => string;
  /** Installed version of another package. */
  versionOf: (packageName: string) => string;
};

export type Interface = {
  /** Text of each export, type, member of a type, and package; sorted. The name of an optional member ends with `?`. */
  entries: Readonly<Record<string, string>>;
  /** Exports that reach a type, by its name. */
  reachedBy: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A required member that such a type gets breaks its callers; one in the type of an answer does not. */
export const PASSED_IN = 'object that callers pass in';
const ANSWERED = 'object';

/** Of a type, seen from the callers of an export: part of an argument, or of an answer. */
type Role = 'in' | 'out';
/** The module that a node is in, and the export that led there. */
type Place = { module: string; from: string; role: Role };

type Walk = {
  entries: Record<string, string>;
  reachedBy: Map<string, Set<string>>;
  definedIn: Map<string, string>;
  visited: Set<string>;
  fileOf: (module: string) => DeclarationFile;
  versionOf: Declarations['versionOf'];
};

const resolve = (from: string, specifier: string): string => path.posix.join(from, '..', specifier);

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The part of a version that changes with what may break its users. */
const compatibleRange = (version: string): string => /^(?:0\.)?\d+/.exec(version)?.[0] ?? version;

function addPackage({ entries, versionOf }: Walk, specifier: string): string {
  const name = packageOf(specifier);
  entries[`package ${name}`] = compatibleRange(versionOf(name));
  return name;
}

const typesOf = (declaration: ts.Declaration): ts.NodeArray<ts.TypeElement> | undefined => {
  if (ts.isInterfaceDeclaration(declaration))
    return declaration.heritageClauses || declaration.typeParameters ? undefined : declaration.members;
  return ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type) && !declaration.typeParameters
    ? declaration.type.members
    : undefined;
};

function addMembers(
  { entries, fileOf }: Walk,
  name: string,
  members: ts.NodeArray<ts.TypeElement>,
  { module, role }: Place,
): void {
  if (entries[name] !== ANSWERED) entries[name] = role === 'in' ? PASSED_IN : ANSWERED;
  for (const member of members) {
    const key = member.name?.getText() ?? printDeclaration(member, fileOf(module));
    entries[`${name}.${key}${member.questionToken ? '?' : ''}`] = printDeclaration(member, fileOf(module));
  }
}

function addType(walk: Walk, name: string, declaration: ts.Declaration, place: Place): void {
  const { module, from, role } = place;
  const { definedIn, reachedBy, visited, entries, fileOf } = walk;
  const other = definedIn.get(name) ?? module;
  if (other !== module) throw new Error(`${module} and ${other} both declare a type ${name}: rename one of them.`);
  definedIn.set(name, module);
  reachedBy.set(name, (reachedBy.get(name) ?? new Set()).add(from));
  const visit = `${name} ${role} ${from}`;
  if (visited.has(visit)) return;
  visited.add(visit);
  const members = typesOf(declaration);
  if (members) addMembers(walk, name, members, place);
  else entries[name] = printDeclaration(declaration, fileOf(module));
  addReferences(walk, declaration, place);
}

function addImported(walk: Walk, { specifier, name }: Imported, place: Place): void {
  if (specifier.startsWith('.')) addNamed(walk, name, { ...place, module: resolve(place.module, specifier) });
  else addPackage(walk, specifier);
}

function addNamed(walk: Walk, name: string, place: Place): void {
  const { declared, imported } = walk.fileOf(place.module);
  const declaration = declared.get(name);
  const source = imported.get(name);
  if (declaration) addType(walk, name, declaration, place);
  // Otherwise a type parameter, or a type of the language itself.
  else if (source) addImported(walk, source, place);
}

function addReferences(walk: Walk, node: ts.Node, place: Place): void {
  const reference = referenceOf(node);
  if (typeof reference === 'string') addNamed(walk, reference, place);
  else if (reference) addImported(walk, reference, place);
  const within: Place = ts.isParameter(node) ? { ...place, role: 'in' } : place;
  ts.forEachChild(node, (child) => addReferences(walk, child, within));
}

/** @param exported name of the export in the interface */
function addExport(walk: Walk, exported: string, name: string, module: string): void {
  const { declared, imported } = walk.fileOf(module);
  const declaration = declared.get(name);
  const source = imported.get(name);
  if (!declaration && source) return addReExport(walk, exported, source, module);
  if (!declaration) throw new Error(`${module} has no declaration of ${name}.`);
  if (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
    walk.entries[exported] = `type ${name}`;
    // Alone, a type is for arguments: answers are reached through what returns them.
    return addType(walk, name, declaration, { module, from: exported, role: 'in' });
  }
  walk.entries[exported] = printDeclaration(declaration, walk.fileOf(module));
  addReferences(walk, declaration, { module, from: exported, role: 'out' });
}

function addReExport(walk: Walk, exported: string, { specifier, name }: Imported, module: string): void {
  if (specifier.startsWith('.')) addExport(walk, exported, name, resolve(module, specifier));
  else walk.entries[exported] = `${name} of ${addPackage(walk, specifier)}`;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function addStatement(walk: Walk, statement: ts.Statement, module: string): void {
  if (isExported(statement))
    for (const [name] of declarationsOf(statement)) addExport(walk, `${module} ${name}`, name, module);
  if (!ts.isExportDeclaration(statement)) return;
  const { exportClause, moduleSpecifier } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause))
    throw new Error(`${module}: list what it exports of another module by name.`);
  const specifier = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  for (const { name, propertyName } of exportClause.elements) {
    const exported = `${module} ${name.text}`;
    const local = (propertyName ?? name).text;
    if (specifier) addReExport(walk, exported, { specifier, name: local }, module);
    else addExport(walk, exported, local, module);
  }
}

/** @param modules of the package, such as `stores/router` */
export function readInterface(modules: readonly string[], { read, versionOf }: Declarations): Interface {
  const files = new Map<string, DeclarationFile>();
  const fileOf = (module: string): DeclarationFile => {
    const file = files.get(module) ?? parseDeclarations(module, read(module));
    files.set(module, file);
    return file;
  };
  const walk: Walk = { entries: {}, reachedBy: new Map(), definedIn: new Map(), visited: new Set(), fileOf, versionOf };
  for (const module of modules)
    for (const statement of fileOf(module).source.statements) addStatement(walk, statement, module);
  const sorted = Object.entries(walk.entries).sort(([a], [b]) => (a < b ? -1 : 1));
  return { entries: Object.fromEntries(sorted), reachedBy: walk.reachedBy };
}

/**
 * Checks what file suffixes promise: a `.server` module never reaches a browser's bundle, a `.client`
 * module never runs in the gateway. Lists every import that breaks it, and exits 1.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const SKIPPED = new Set(['node_modules', 'dist', 'dist-dev', '.cache', '.data', '.git', 'test-results', 'coverage']);
const SOURCE = /\.tsx?$/;
const TEST = /\.(test|spec)\.\w+$/;

const hasSuffix = (file: string, suffix: 'server' | 'client'): boolean =>
  new RegExp(`\\.${suffix}(\\.tsx?)?$`).test(file);
/** Folders whose code runs in Node alone. */
const isServerCode = (file: string): boolean =>
  /^(shell\/server|backend|tooling|e2e)\//.test(file) || hasSuffix(file, 'server');

/** Files that run in a browser alone: by their suffix, or as what a browser loads first. */
const isBrowserCode = (file: string): boolean =>
  hasSuffix(file, 'client') || /\/(client-entry|standalone)\.tsx$/.test(file);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (SOURCE.test(entry.name) && !TEST.test(entry.name)) yield file;
  }
}

type Import = { request: string; lazy: boolean };

/** The request of an `import … from` or `export … from` that exists at run time. */
function staticRequest(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node)) {
    const isType = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return isType || !ts.isStringLiteral(node.moduleSpecifier) ? undefined : node.moduleSpecifier.text;
  }
  if (!ts.isExportDeclaration(node) || node.isTypeOnly) return undefined;
  return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
}

function dynamicRequest(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [argument] = node.arguments;
  return argument && ts.isStringLiteralLike(argument) ? argument.text : undefined;
}

/** Requests of all imports that exist at run time; `lazy` ones only run where they are called. */
function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const fixed = staticRequest(node);
    if (fixed !== undefined) found.push({ request: fixed, lazy: false });
    const dynamic = dynamicRequest(node);
    if (dynamic !== undefined) found.push({ request: dynamic, lazy: true });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

/**
 * @param file path from the project's root
 * @param text its source
 * @returns one line for each broken promise
 */
export function brokenPromises(file: string, text: string): string[] {
  return importsOf(file, text).flatMap(({ request, lazy }) => {
    if (hasSuffix(request, 'server') && !isServerCode(file)) {
      return [`${file}: imports ${request}, which must not reach a browser`];
    }
    // A page's module runs on both sides; it may load `.client` code once it is in a browser.
    if (hasSuffix(request, 'client') && (isServerCode(file) || !(lazy || isBrowserCode(file)))) {
      return [`${file}: imports ${request}, which must not run in the gateway`];
    }
    return [];
  });
}

export function main(): void {
  const offenders = [...sources(root)].flatMap((file) =>
    brokenPromises(path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8')),
  );
  for (const line of offenders) console.error(line);
  if (offenders.length > 0) process.exitCode = 1;
}

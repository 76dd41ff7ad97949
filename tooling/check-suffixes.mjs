/**
 * Holds file suffixes to their promise: a `.server` module never reaches a browser's bundle, a `.client`
 * module never runs in the gateway. Lists every import that breaks it, and exits 1.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');
const SKIPPED = new Set(['node_modules', 'dist', 'dist-dev', '.cache', '.data', '.git', 'test-results', 'coverage']);
const SOURCE = /\.tsx?$/;
const TEST = /\.(test|spec)\.\w+$/;

const hasSuffix = (file, suffix) => new RegExp(`\\.${suffix}(\\.tsx?)?$`).test(file);
/** Folders whose code runs in Node alone. */
const isServerCode = (file) => /^(shell\/server|backend|tooling|e2e)\//.test(file) || hasSuffix(file, 'server');

/** Files that run in a browser alone: by their suffix, or as what a browser loads first. */
const isBrowserCode = (file) => hasSuffix(file, 'client') || /\/(client-entry|standalone)\.tsx$/.test(file);

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (SOURCE.test(entry.name) && !TEST.test(entry.name)) yield file;
  }
}

/** Requests of all imports that exist at run time; `lazy` ones only run where they are called. */
function importsOf(file, text) {
  const found = [];
  const visit = (node) => {
    const from = node.moduleSpecifier;
    const isType = node.importClause?.isTypeOnly || node.isTypeOnly;
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && from && !isType) {
      found.push({ request: from.text, lazy: false });
    }
    const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    if (isDynamic && ts.isStringLiteralLike(node.arguments[0]))
      found.push({ request: node.arguments[0].text, lazy: true });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

/**
 * @param {string} file path from the project's root
 * @param {string} text its source
 * @returns {string[]} one line for each broken promise
 */
export function brokenPromises(file, text) {
  return importsOf(file, text).flatMap(({ request, lazy }) => {
    if (hasSuffix(request, 'server') && !isServerCode(file)) {
      return [`${file}: imports ${request}, which must not reach a browser`];
    }
    // A page's module runs on both sides; it may reach for `.client` code once it is in a browser.
    if (hasSuffix(request, 'client') && (isServerCode(file) || !(lazy || isBrowserCode(file)))) {
      return [`${file}: imports ${request}, which must not run in the gateway`];
    }
    return [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const offenders = [...sources(root)].flatMap((file) =>
    brokenPromises(path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8')),
  );
  for (const line of offenders) console.error(line);
  if (offenders.length > 0) process.exit(1);
}

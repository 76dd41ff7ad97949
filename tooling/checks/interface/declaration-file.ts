/** A `.d.ts` file as its declarations and imports by name, and their text without what callers do not see. */
import ts from 'typescript';

export type Imported = { specifier: string; name: string };

export type DeclarationFile = {
  source: ts.SourceFile;
  declared: ReadonlyMap<string, ts.Declaration>;
  imported: ReadonlyMap<string, Imported>;
};

/** The names that a statement declares. */
export function declarationsOf(statement: ts.Statement): [string, ts.Declaration][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((one) => [one.name.getText(), one]);
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [[statement.name.text, statement]] : [];
}

function importsOf(statement: ts.Statement): [string, Imported][] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const { text: specifier } = statement.moduleSpecifier;
  const bindings = statement.importClause?.namedBindings;
  if (!bindings) return [];
  if (ts.isNamespaceImport(bindings)) return [[bindings.name.text, { specifier, name: '*' }]];
  return bindings.elements.map(({ name, propertyName }) => [
    name.text,
    { specifier, name: (propertyName ?? name).text },
  ]);
}

/** @param module names the file in messages */
export function parseDeclarations(module: string, text: string): DeclarationFile {
  const source = ts.createSourceFile(`${module}.d.ts`, text, ts.ScriptTarget.Latest, true);
  return {
    source,
    declared: new Map(source.statements.flatMap(declarationsOf)),
    imported: new Map(source.statements.flatMap(importsOf)),
  };
}

const withoutParameterNames: ts.TransformerFactory<ts.Node> = ({ factory, ...context }) => {
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, { factory, ...context });
    if (!ts.isParameter(visited)) return visited;
    const { modifiers, dotDotDotToken, questionToken, type } = visited;
    return factory.updateParameterDeclaration(
      visited,
      modifiers,
      dotDotDotToken,
      '_',
      questionToken,
      type,
      visited.initializer,
    );
  };
  return visit;
};

const printer = ts.createPrinter({ removeComments: true });

/** Text of a declaration on one line, without comments, modifiers of a file, and names of parameters. */
export function printDeclaration(node: ts.Node, { source }: DeclarationFile): string {
  const [printed = node] = ts.transform(node, [withoutParameterNames]).transformed;
  return printer
    .printNode(ts.EmitHint.Unspecified, printed, source)
    .replaceAll(/\s+/g, ' ')
    .replace(/^(export )?(declare )?/, '')
    .replace(/;$/, '');
}

/** The name that a type refers to; the first one of `z.infer`. */
function entityName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : entityName(name.left);
}

/** What a node itself, without its children, refers to: a name of its file, or a name of another module. */
export function referenceOf(node: ts.Node): string | Imported | undefined {
  if (ts.isTypeReferenceNode(node)) return entityName(node.typeName);
  if (ts.isTypeQueryNode(node)) return entityName(node.exprName);
  if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) return node.expression.text;
  if (!ts.isImportTypeNode(node) || !ts.isLiteralTypeNode(node.argument)) return undefined;
  const { literal } = node.argument;
  if (!ts.isStringLiteral(literal)) return undefined;
  return { specifier: literal.text, name: node.qualifier ? entityName(node.qualifier) : '*' };
}

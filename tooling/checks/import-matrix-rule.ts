/** ESLint rule `vipp/import-matrix`: every way of importing, compared with import-matrix.ts. */
import path from 'node:path';
import type { Rule } from 'eslint';
import { refuseImport } from './import-matrix';

type Source = { type: string; value?: unknown; quasis?: { value: { cooked?: string | null } }[] };

/** The text of a string or of a template's beginning: `import(`../${x}`)` is judged by its `../`. */
function textOf(node: Source | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis?.[0]?.value.cooked ?? undefined;
  return undefined;
}

type CallExpression = Parameters<NonNullable<Rule.RuleListener['CallExpression']>>[0];

const isRequire = ({ callee }: CallExpression): boolean =>
  (callee.type === 'Identifier' && callee.name === 'require') ||
  (callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'require' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'resolve');

export const importMatrixRule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{why}} (tooling/checks/import-matrix.ts)' } },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (source: Source | null | undefined): void => {
      const request = textOf(source);
      const why = request === undefined ? undefined : refuseImport(file, request);
      if (why && source) context.report({ node: source, messageId: 'refused', data: { why } });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }: { source: Source }) => check(source),
      TSExternalModuleReference: ({ expression }: { expression: Source }) => check(expression),
      CallExpression: (node) => {
        if (isRequire(node)) check(node.arguments[0]);
      },
    };
  },
};

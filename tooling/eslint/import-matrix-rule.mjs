/** ESLint rule `vipp/import-matrix`: every way of importing, held against tooling/import-matrix.mjs. */
import path from 'node:path';
import { refuseImport } from '../import-matrix.mjs';

/** The text of a string or of a template's beginning: `import(`../${x}`)` is judged by its `../`. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis[0].value.cooked;
  return undefined;
}

const isRequire = ({ callee }) =>
  (callee.type === 'Identifier' && callee.name === 'require') ||
  (callee.type === 'MemberExpression' && callee.object.name === 'require' && callee.property.name === 'resolve');

export const importMatrixRule = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{why}} (tooling/import-matrix.mjs)' } },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (source) => {
      const request = textOf(source);
      const why = request === undefined ? undefined : refuseImport(file, request);
      if (why) context.report({ node: source, messageId: 'refused', data: { why } });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
      TSExternalModuleReference: ({ expression }) => check(expression),
      CallExpression: (node) => isRequire(node) && check(node.arguments[0]),
    };
  },
};

/** ESLint rule `vipp/file-name`: kebab-case, with suffixes such as `.test` or `.server`; no index files. */
import path from 'node:path';
import type { Rule } from 'eslint';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

export const fileNameRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: 'File names are kebab-case: {{name}}',
      index: 'No index files: a file is named after what it exports',
    },
  },
  create(context) {
    const name = path.basename(context.filename);
    return {
      Program(node) {
        if (/^index\.\w+$/.test(name)) context.report({ node, messageId: 'index' });
        else if (!KEBAB_CASE.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
      },
    };
  },
};

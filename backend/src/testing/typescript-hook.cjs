/** Compiles TypeScript sources in child processes of tests: `node --require typescript-hook.cjs script.ts`. */
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } };

require.extensions['.ts'] = (module, file) => {
  const { code } = transformSync(readFileSync(file, 'utf8'), { ...options, filename: file });
  module._compile(code, file);
};

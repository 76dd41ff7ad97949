import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createJiti } from 'jiti';
import tseslint from 'typescript-eslint';

const rules = createJiti(import.meta.url);
const { fileNameRule } = await rules.import('./tooling/checks/file-name-rule.ts');
const { importMatrixRule } = await rules.import('./tooling/checks/import-matrix-rule.ts');
const { restrictedGlobals } = await rules.import('./tooling/checks/restricted-globals.ts');

const TYPESCRIPT = ['**/*.{ts,tsx}'];
/** Tools that insist on a default export. */
const TOOL_FILES = [
  '**/*.config.{mjs,ts}',
  'tooling/jest/*',
  'tooling/run/start-site-for-tests.ts',
  'lab/accessibility/a11y-table.ts',
  '**/*.d.ts',
];

const asGlobals = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const JEST_NAMES = ['jest', 'describe', 'it', 'expect', 'beforeAll', 'beforeEach', 'afterEach', 'afterAll'];
const DOM_NAMES = ['window', 'Element', 'HTMLMediaElement', 'HTMLDialogElement'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name: the name is then the same everywhere.',
};

/** `({ secret, ...rest })` leaves something out; a leading underscore says that a name is there for its place. */
const unusedNames = { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' };

export default defineConfig([
  globalIgnores(['**/dist/', '**/dist-dev/', '**/node_modules/', '.cache/', '.data/', 'test-results/', 'coverage/']),
  js.configs.recommended,
  {
    plugins: { vipp: { rules: { 'import-matrix': importMatrixRule, 'file-name': fileNameRule } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'vipp/import-matrix': 'error',
      'vipp/file-name': 'error',
      'no-restricted-syntax': ['error', noDefaultExport],
      'no-restricted-globals': ['error', restrictedGlobals],
      'no-unused-vars': ['error', unusedNames],
      // French needs narrow no-break spaces in what visitors read, and nowhere else.
      'no-irregular-whitespace': ['error', { skipJSXText: true, skipTemplates: true }],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
    },
  },
  // Scripts run in the Node that lints them, so what it knows is what they may use.
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: asGlobals(Object.getOwnPropertyNames(globalThis)) } },
  { files: ['**/*.cjs'], languageOptions: { globals: asGlobals(['require', 'module', '__dirname']) } },
  { files: ['tooling/jest/*.cjs'], languageOptions: { globals: asGlobals(JEST_NAMES) } },
  { files: ['tooling/jest/dom.cjs'], languageOptions: { globals: asGlobals(DOM_NAMES) } },
  { files: TOOL_FILES, rules: { 'no-restricted-syntax': 'off' } },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', unusedNames],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // The server awaits the hooks in its options, though their types do not say so.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { properties: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      // Safari forgets that a list without bullets is one, unless its role says so.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ol: ['list'], ul: ['list'] }],
    },
  },
  // `void` is Playwright's type of a fixture that only does something.
  { files: ['e2e/**/*.ts'], rules: { '@typescript-eslint/no-invalid-void-type': 'off' } },
]);

import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { importMatrixRule } from './import-matrix-rule';

const config: Linter.Config = {
  files: ['**/*.{ts,tsx,mjs}'],
  languageOptions: { parser: tseslint.parser },
  plugins: { vipp: { rules: { 'import-matrix': importMatrixRule } } },
  rules: { 'vipp/import-matrix': 'error' },
};
const linter = new Linter({ cwd: '/site', configType: 'flat' });
const refusals = (file: string, code: string): string[] =>
  linter.verify(code, [config], { filename: `/site/${file}` }).map(({ message }) => message);

const importing = (request: string): string => `import { x } from '${request}';`;

/** For each row of the matrix: what its files may import, and what they may not. */
const rows = {
  'mf-x/webpack.config.ts': {
    allowed: ['tooling/build/package-config'],
    refused: ['@vipp/shared/contract/a', '../tooling/build/package-config', 'shell/webpack.config'],
  },
  'shared/contract/a.ts': {
    allowed: ['zod', 'zod/mini', './b', '@vipp/shared/contract/b'],
    refused: ['react', 'zustand', '../lib/a', '@vipp/shared/ui/a', '../../backend/src/a'],
  },
  'shared/lib/a.ts': {
    allowed: ['./b', '../contract/a', '@vipp/shared/contract/a'],
    refused: ['../stores/a', '../ui/a', '@vipp/shared/api/a', '../../mf-content/src/a'],
  },
  'shared/stores/a.ts': {
    allowed: ['zustand', '../lib/a', '../contract/a'],
    refused: ['../ui/a', '../api/a', '../testing/a', 'shell/src/a'],
  },
  'shared/api/a.ts': {
    allowed: ['../lib/a', '../contract/a'],
    refused: ['../ui/a', '../stores/a', 'backend/src/a'],
  },
  'shared/ui/a.tsx': {
    allowed: ['react', '../lib/a', '../contract/a', '../stores/a'],
    refused: ['../api/a', '../testing/a', '../../shell/src/a', '@module-federation/runtime'],
  },
  'shared/server/a.ts': {
    allowed: ['zod/mini', '@opentelemetry/api', 'node:fs', './b', '../contract/a'],
    refused: ['react', '../lib/a', 'backend/src/a'],
  },
  'mf-content/src/pages/a.tsx': {
    allowed: ['react', '@vipp/shared/ui/a', '@vipp/shared/stores/a', '../model/a'],
    refused: [
      'mf-forms/src/a',
      'shell/src/a',
      'backend/src/a',
      '../../../mf-forms/src/a',
      '../../../shared/ui/a',
      '../../../shell/src/a',
      '@vipp/shared/testing/a',
      '@vipp/shared/server/a',
      '@vipp/shared/artwork/a',
      '@module-federation/enhanced/runtime',
    ],
  },
  'mf-born-today/src/a.ts': {
    allowed: ['@vipp/shared/lib/a', './b'],
    refused: ['mf-content/src/a', '../../mf-content/src/a', '../../shell/src/a'],
  },
  'shell/src/a.tsx': {
    allowed: ['react', '@vipp/shared/ui/a', './b'],
    refused: [
      '../server/a',
      '@vipp/shared/server/a',
      'mf-content/src/a',
      '../../mf-content/src/a',
      '../../backend/src/a',
    ],
  },
  'shell/server/a.ts': {
    allowed: [
      'fastify',
      '../src/a',
      '@vipp/shared/contract/a',
      '@vipp/shared/server/a',
      '@vipp/shared/artwork/a',
      '@module-federation/enhanced/runtime',
    ],
    refused: ['mf-content/src/a', '../../mf-content/src/a', 'backend/src/a', '../../tooling/a'],
  },
  'backend/src/a.ts': {
    allowed: [
      'fastify',
      '@vipp/shared/contract/a',
      '@vipp/shared/lib/a',
      '@vipp/shared/server/a',
      '@vipp/shared/artwork/a',
      '../seed/a',
      '../artwork/a',
    ],
    refused: ['@vipp/shared/ui/a', '@vipp/shared/stores/a', '../../shared/lib/a', '../../shell/server/a'],
  },
  'e2e/a.spec.ts': {
    allowed: ['@playwright/test', '@vipp/shared/contract/a', '@vipp/shared/testing/a', './b', 'tooling/run/a'],
    refused: ['@vipp/shared/ui/a', '../shell/src/a', 'mf-content/src/a', '../tooling/run/a'],
  },
  'e2e/guests/page/a.tsx': {
    allowed: ['react', '@module-federation/vite', './b', '@vipp/shared/contract/a', '@vipp/shared/stores/a'],
    refused: ['@vipp/shared/ui/a', 'tooling/run/a', '../../support/a', 'mf-content/src/a'],
  },
  'tooling/a.ts': {
    allowed: ['webpack', './b.mjs', 'node:fs', '@vipp/shared/contract/a'],
    refused: ['../shell/src/a', '../shared/contract/a', '@vipp/shared/lib/a', 'backend/src/a'],
  },
};

const cases = (kind: 'allowed' | 'refused'): [string, string][] =>
  Object.entries(rows).flatMap(([file, row]) => row[kind].map((request): [string, string] => [file, request]));

describe('the import matrix', () => {
  it.each(cases('allowed'))('lets %s import %s', (file, request) => {
    expect(refusals(file, importing(request))).toEqual([]);
  });

  it.each(cases('refused'))('refuses that %s imports %s', (file, request) => {
    expect(refusals(file, importing(request))).toHaveLength(1);
  });

  it.each([
    "export { x } from '../../shell/src/a';",
    "export * from '../../shell/src/a';",
    "import type { X } from '../../shell/src/a';",
    "type X = import('../../shell/src/a').X;",
    "const x = import('../../shell/src/a');",
    'const x = import(`../../shell/src/${name}`);',
    "const x = require('../../shell/src/a');",
    "import x = require('../../shell/src/a');",
    "import '/site/shell/src/a';",
    "import './../pages/../../../shell/src/a';",
  ])('sees through %s', (code) => {
    expect(refusals('mf-content/src/a.ts', code)).toHaveLength(1);
  });

  it('lets no page import the built-in application form, which the gateway falls back to', () => {
    const code = importing('@vipp/shared/contract/application/built-in-application');
    expect(refusals('shell/server/content/a.ts', code)).toEqual([]);
    expect(refusals('backend/src/a.ts', code)).toEqual([]);
    expect(refusals('mf-recruitment/src/a.dom.test.tsx', code)).toEqual([]);
    for (const file of [
      'mf-recruitment/src/model/a.ts',
      'shell/src/a.ts',
      'shell/server/routes/a.ts',
      'shared/lib/a.ts',
    ])
      expect(
        refusals(file, file.startsWith('shared') ? importing('../contract/application/built-in-application') : code),
      ).toHaveLength(1);
  });

  it('lets tests and standalone pages, and only them, use the test helpers', () => {
    const code = importing('@vipp/shared/testing/a');
    expect(refusals('mf-content/src/a.dom.test.tsx', code)).toEqual([]);
    expect(refusals('mf-content/src/standalone.tsx', code)).toEqual([]);
    expect(refusals('mf-content/src/a.tsx', code)).toHaveLength(1);
    expect(refusals('mf-content/src/pages/standalone.tsx', code)).toHaveLength(1);
  });
});

/**
 * What tests of this project and of remotes in other repositories share. A test's name says where it runs: `.test.ts` node,
 * `.dom.test.tsx` jsdom, `.int.test.ts` node with servers, `.package.test.ts` the package for production.
 */
import path from 'node:path';

const here = (file) => path.join(import.meta.dirname, file);

const parser = (syntax) => [
  '@swc/jest',
  {
    jsc: { parser: syntax, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** See native-package.cjs. Some are ES modules only, which jest cannot load. */
const NATIVE = [
  '@electric-sql',
  '@kubernetes-models',
  '@noble',
  'age-encryption',
  'ajv',
  'jsdom',
  'kubernetes-models',
  'libphonenumber-js',
  'lru-cache',
  'marked',
  'p-limit',
  'pino',
  'prom-client',
  'typescript',
].join('|');

const common = {
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: [
    '/dist/',
    '/dist-dev/',
    '<rootDir>/\\.cache/',
    '<rootDir>/\\.data/',
    '/tooling/cli/template/',
  ],
  moduleNameMapper: {
    '\\.css(\\?late)?$': here('css-module.cjs'),
    '^lucide-react$': here('lucide-icons.cjs'),
    '^@fastify/under-pressure$': here('never-busy.cjs'),
  },
  transform: {
    [`/node_modules/(${NATIVE})/`]: here('native-package.cjs'),
    '\\.(png|svg|webp)$': here('picture.cjs'),
    '\\.tsx$': parser({ syntax: 'typescript', tsx: true }),
    '\\.ts$': parser({ syntax: 'typescript' }),
    '\\.[cm]?js$': parser({ syntax: 'ecmascript' }),
  },
  // `@vipp/shared` and the tooling are TypeScript, wherever they are installed; icons are ES modules.
  transformIgnorePatterns: [`/node_modules/(?!(${NATIVE}|@vipp|tooling|lucide-react)/)`],
  setupFilesAfterEnv: [here('setup.cjs')],
};

/** Tests without a browser, by name of the project; add `rootDir`. */
export const node = {
  ...common,
  displayName: 'node',
  testEnvironment: here('node-environment.cjs'),
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(dom|int|package)\\.test\\.'],
};

export const dom = {
  ...common,
  displayName: 'dom',
  testEnvironment: here('dom-environment.cjs'),
  testMatch: ['**/*.dom.test.{ts,tsx}'],
  setupFilesAfterEnv: [here('dom.cjs'), ...common.setupFilesAfterEnv],
};

export const integration = {
  ...node,
  displayName: 'integration',
  testMatch: ['**/*.int.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: here('start-postgres.ts'),
  globalTeardown: here('stop-postgres.ts'),
};

/** Needs a package that was just made: npm test package. */
export const packaged = {
  ...node,
  displayName: 'package',
  testMatch: ['**/*.package.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

/** A test's name says where it runs: `.test.ts` node, `.dom.test.tsx` jsdom, `.int.test.ts` node with servers, `.package.test.ts` the package for production. */
const parser = (syntax) => [
  '@swc/jest',
  {
    jsc: { parser: syntax, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Packages that jest must transform too: ES modules only (what jsdom 29 depends on), or import() in CommonJS (PGlite). */
const TRANSFORMED = [
  '@electric-sql',
  'age-encryption',
  '@noble',
  '@scure',
  '@exodus',
  '@csstools',
  '@asamuzakjp',
  'parse5',
  'entities',
  'css-tree',
  'lru-cache',
  'p-limit',
  'yocto-queue',
];

const common = {
  rootDir: import.meta.dirname,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '/dist-dev/', '<rootDir>/\\.cache/', '<rootDir>/\\.data/'],
  moduleNameMapper: { '\\.css(\\?late)?$': '<rootDir>/tooling/jest/css-module.cjs' },
  transform: {
    '\\.tsx$': parser({ syntax: 'typescript', tsx: true }),
    '\\.ts$': parser({ syntax: 'typescript' }),
    '\\.[cm]?js$': parser({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${TRANSFORMED.join('|')})/)`],
  setupFilesAfterEnv: ['<rootDir>/tooling/jest/fail-on-console.cjs', '<rootDir>/tooling/jest/second-try.cjs'],
};

export default {
  // Servers are started and databases created within tests; two cores are shared by all of them.
  testTimeout: 60_000,
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(dom|int|package)\\.test\\.'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tooling/jest/dom-environment.cjs',
      testMatch: ['**/*.dom.test.{ts,tsx}'],
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/tooling/jest/dom.cjs'],
    },
    {
      ...common,
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: ['**/*.int.test.ts'],
      globalSetup: '<rootDir>/tooling/jest/start-postgres.ts',
      globalTeardown: '<rootDir>/tooling/jest/stop-postgres.ts',
    },
    // Needs a package that was just made: npm test package.
    { ...common, displayName: 'package', testEnvironment: 'node', testMatch: ['**/*.package.test.ts'] },
  ],
};

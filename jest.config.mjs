/** A test's name says where it runs: `.test.ts` node, `.dom.test.tsx` jsdom, `.int.test.ts` node with servers, `.package.test.ts` the package for production. */
const parser = (syntax) => [
  '@swc/jest',
  {
    jsc: { parser: syntax, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** See tooling/jest/native-package.cjs. Some are ES modules only, which jest cannot load. */
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
  'prettier',
  'prom-client',
  'typescript',
].join('|');

const NODE = '<rootDir>/tooling/jest/node-environment.cjs';

const common = {
  rootDir: import.meta.dirname,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '/dist-dev/', '<rootDir>/\\.cache/', '<rootDir>/\\.data/'],
  moduleNameMapper: { '\\.css(\\?late)?$': '<rootDir>/tooling/jest/css-module.cjs' },
  transform: {
    [`/node_modules/(${NATIVE})/`]: '<rootDir>/tooling/jest/native-package.cjs',
    '\\.svg$': '<rootDir>/tooling/jest/picture.cjs',
    '\\.tsx$': parser({ syntax: 'typescript', tsx: true }),
    '\\.ts$': parser({ syntax: 'typescript' }),
    '\\.[cm]?js$': parser({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${NATIVE})/)`],
  setupFilesAfterEnv: ['<rootDir>/tooling/jest/fail-on-console.cjs', '<rootDir>/tooling/jest/second-try.cjs'],
};

export default {
  // Only ends what hangs: how long a test takes is the machine's business.
  testTimeout: 240_000,
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: NODE,
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
      testEnvironment: NODE,
      testMatch: ['**/*.int.test.ts'],
      globalSetup: '<rootDir>/tooling/jest/start-postgres.ts',
      globalTeardown: '<rootDir>/tooling/jest/stop-postgres.ts',
    },
    // Needs a package that was just made: npm test package.
    { ...common, displayName: 'package', testEnvironment: NODE, testMatch: ['**/*.package.test.ts'] },
  ],
};

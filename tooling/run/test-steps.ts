/** What the test commands consist of, step by step. */
import path from 'node:path';
import { buildAll } from '../build/build-packages';
import { measurePackage } from '../production/measure-package';
import { siteFolder } from '../site-folder.mjs';
import { asUserError } from '../user-error.mjs';
import { ensurePrograms } from './prerequisites';
import type { Step } from './step-report';
import { runEngines, runJest, runPlaywright, runScript, THIS_NODE, type NodeRuntime } from './test-programs';

export const scopes = ['all', 'unit', 'integration', 'browser'] as const;
export type Scope = (typeof scopes)[number];

export const isScope = (word: string): word is Scope => scopes.some((scope) => scope === word);

/** Jest's projects, as jest.config.mjs names them. */
const JEST_PROJECTS: Record<Exclude<Scope, 'browser'>, string[]> = {
  all: ['node', 'dom', 'integration'],
  unit: ['node', 'dom'],
  integration: ['integration'],
};

type Programs = Parameters<typeof ensurePrograms>[0];

async function build(): Promise<void> {
  await buildAll({ log: console.log }).catch(asUserError);
}

/** What the tests of a scope need: nothing is tested before it is built. */
export function preparationSteps(scope: Scope): Step[] {
  const is = (...wanted: Scope[]): boolean => wanted.includes(scope);
  const programs: Programs = [
    ...(is('all', 'browser')
      ? ([
          'chromium',
          'chromium-headless-shell',
          'firefox-esr',
          'webkit2gtk-driver',
          'xvfb',
          'varnish',
          'varnish-modules',
          'nginx',
        ] as const)
      : []),
    ...(is('all', 'integration') ? (['postgresql'] as const) : []),
  ];
  const steps: (Step | false)[] = [
    programs.length > 0 && [programs.join(' and '), () => ensurePrograms(programs)],
    !is('unit') && ['build', build],
  ];
  return steps.filter((step) => step !== false);
}

const checks = () => runScript('tooling/command.mjs', ['check']);

/** What is checked without running the site. */
export const checkSteps: readonly Step[] = [['types and checks', checks]];

/** The package for production: made, and run as operators run it. */
export const packageSteps: readonly Step[] = [
  ['package', () => runScript('tooling/command.mjs', ['package'])],
  // A report of its own, beside that of the other tests.
  ['tests of the package', () => runJest({ ...THIS_NODE, version: `${THIS_NODE.version}-package` }, ['package'])],
  ['start and memory of the package', () => measurePackage(path.join(siteFolder, 'dist/vipp-site'), console.log)],
];

/** One minute of the night that `npm run bench:soak` is: no request fails, whatever else goes on. */
export const soakSteps: readonly Step[] = [
  ['mixed load', () => runScript('tooling/command.mjs', ['bench:soak', '--minutes', '1', '--rate', '5'])],
];

/** `specs`: browser tests to run; `files`: a pattern of the paths of other tests to run; all when absent. */
export type Selection = { specs?: readonly string[]; files?: string };

/** @param options `node` that they run on, and which tests */
export function testSteps(
  scope: Scope,
  { node = THIS_NODE, specs = [], files }: Selection & { node?: NodeRuntime } = {},
): Step[] {
  const steps: (Step | false)[] = [
    scope !== 'browser' && [
      scope === 'all' ? 'unit and integration tests' : `${scope} tests`,
      () => runJest(node, JEST_PROJECTS[scope], files),
    ],
    (scope === 'all' || scope === 'browser') && ['browser tests', () => runPlaywright(node, specs)],
    // The engines do not depend on the version of Node, on which `specs` alone run.
    (scope === 'all' || scope === 'browser') &&
      specs.length === 0 && [
        'Firefox and WebKit',
        () => runEngines({ engines: ['firefox', 'webkit'], pattern: '@part' }),
      ],
  ];
  return steps.filter((step) => step !== false);
}

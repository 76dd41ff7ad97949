import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeTable } from './node-table';
import { NODE_VERSIONS, parseNodeChoice } from './node-versions';
import { SHORT_FILES, SHORT_SPECS } from './test-node';

const root = path.resolve(import.meta.dirname, '../..');
const [first = '', second = ''] = NODE_VERSIONS;
const majorOf = (version: string) => version.split('.')[0] ?? '';

describe('the versions of Node to test on', () => {
  it('are all of them by default, with every test', () => {
    expect(parseNodeChoice([])).toEqual({ versions: NODE_VERSIONS, scope: 'all' });
  });

  it('are those that the command line names, with the part that it names', () => {
    expect(parseNodeChoice([majorOf(second)])).toEqual({ versions: [second], scope: 'all' });
    expect(parseNodeChoice(['unit', first])).toEqual({ versions: [first], scope: 'unit' });
    expect(parseNodeChoice(['browser'])).toEqual({ versions: NODE_VERSIONS, scope: 'browser' });
  });

  it('are named in the message about a word that is none of them', () => {
    expect(() => parseNodeChoice(['18'])).toThrow(`"18" is none of 22, 24, all, unit, integration, browser`);
  });

  it('are those that README names', () => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
    expect(NODE_VERSIONS.filter((version) => !readme.includes(version))).toEqual([]);
  });
});

describe('the short browser run', () => {
  it.each(SHORT_SPECS)('has the test file %s', (file) => {
    expect(existsSync(path.join(root, file))).toBe(true);
  });
});

describe('the short run of other tests', () => {
  it.each([
    ['shell/server/gateway.test.ts', true],
    ['shell/server/releases/registry/registry-role.int.test.ts', true],
    ['backend/src/api/app.int.test.ts', true],
    ['backend/src/workshop/drafts.int.test.ts', false],
    ['tooling/run/start.int.test.ts', false],
    ['shared/ui/all-examples.dom.test.tsx', false],
  ])('of %s: %s', (file, isRun) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(new RegExp(SHORT_FILES).test(path.join(root, file))).toBe(isRun);
  });
});

describe('the table of versions', () => {
  it('has the counts of each, and what was not run', () => {
    const countsOf = (version: string) => ({
      jest: { passed: 2345, failed: version === first ? 0 : 12 },
      playwright: { passed: version === first ? 31 : 0, failed: 0 },
      secondTries: [],
    });
    expect(nodeTable([first, second], countsOf).split('\n')).toEqual([
      '',
      'Node     unit and integration    browser',
      `${first}  2345 passed, 0 failed   31 passed, 0 failed`,
      `${second}  2345 passed, 12 failed  not run`,
    ]);
  });
});

import { otherPins, versionProblems, withSharedVersion } from './check-shared-interface';

const added = { kind: 'added', what: 'stores/router Form' } as const;
const removed = { kind: 'removed', what: 'stores/router Link' } as const;

describe('the version of the shared modules', () => {
  it('stays while their interface does, and may rise without it', () => {
    expect(versionProblems('1.0.0', '1.0.0', [])).toEqual([]);
    expect(versionProblems('1.0.1', '1.0.0', [])).toEqual([]);
  });

  it.each([
    ['1.0.0', [added], '1.1.0'],
    ['1.1.0', [added, removed], '2.0.0'],
    ['1.9.9', [removed], '2.0.0'],
    ['0.9.0', [], '1.0.0'],
  ])('%s is too low after %j', (version, changes, needed) => {
    const problems = versionProblems(version, '1.0.0', changes);
    expect(problems).toHaveLength(changes.length + 1);
    expect(problems.at(-1)).toContain(`@vipp/shared ${version} needs the version ${needed}`);
  });

  it('that is high enough leaves the record to be written', () => {
    expect(versionProblems('1.1.0', '1.0.0', [added])).toEqual([
      '@vipp/shared: added: stores/router Form',
      expect.stringContaining('check-shared-interface --accept records it'),
    ]);
  });
});

describe('packages that name the version', () => {
  const pinning = `{ "name": "mf-forms", "version": "1.0.0", "dependencies": { "@vipp/shared": "1.0.0", "react": "19.3.1" } }`;
  const lock = `"shared": {\n      "name": "@vipp/shared",\n      "version": "1.0.0",\n "x": {"name": "mf-forms", "version": "1.0.0"}`;

  it('are found when it is another one', () => {
    const texts = new Map([
      ['mf-forms/package.json', pinning],
      ['mf-content/package.json', withSharedVersion(pinning, '1.1.0')],
    ]);
    expect(otherPins(texts, '1.1.0')).toEqual(['mf-forms/package.json']);
  });

  it('get the new one, and change in nothing else', () => {
    expect(withSharedVersion(pinning, '2.0.0')).toBe(pinning.replace('shared": "1.0.0"', 'shared": "2.0.0"'));
    expect(withSharedVersion(lock, '2.0.0')).toBe(
      lock.replace(`"@vipp/shared",\n      "version": "1.0.0"`, `"@vipp/shared",\n      "version": "2.0.0"`),
    );
  });
});

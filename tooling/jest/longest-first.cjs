/**
 * Files of tests that start sites, builds and databases take longest: last, one of them would keep one processor busy and leave
 * the others idle. Jest knows the duration of files only after a run in the same folder.
 */
const { statSync } = require('node:fs');

const rank = (file) => (file.endsWith('.int.test.ts') ? (file.includes('/tooling/') ? 2 : 1) : 0);

module.exports = class LongestFirst {
  sort(tests) {
    const sizes = new Map(tests.map(({ path }) => [path, statSync(path).size]));
    return tests.toSorted((a, b) => rank(b.path) - rank(a.path) || sizes.get(b.path) - sizes.get(a.path));
  }

  cacheResults() {}
};

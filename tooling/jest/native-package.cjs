/**
 * Packages that Node itself loads, once for each process: jest would load them again for each file of tests, which takes
 * longer than most tests do. None of them renders React, uses a page, or needs the test's clock.
 */
const source = 'module.exports = requireOfNode(__filename);';

module.exports = { process: () => ({ code: source }), getCacheKey: () => source };

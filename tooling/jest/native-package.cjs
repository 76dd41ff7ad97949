/**
 * Node itself loads these packages, once for each process: jest would load them again for each test file, slower than most
 * tests. None of them renders React, uses a page, or needs the test's clock.
 */
const source = 'module.exports = requireOfNode(__filename);';

module.exports = { process: () => ({ code: source }), getCacheKey: () => source };

/** A stray `console.error` or `console.warn` fails the test that caused it: React's warnings are defects. */
const { format } = require('node:util');

const original = { error: console.error, warn: console.warn };
let strays = [];

beforeEach(() => {
  strays = [];
  for (const method of ['error', 'warn']) {
    console[method] = (...args) => strays.push(`console.${method}: ${format(...args)}`);
  }
});

// Spies and fake timers end with the test that made them, after the components that it rendered.
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Object.assign(console, original);
  if (strays.length > 0) throw new Error(`The test wrote to the console:\n${strays.join('\n')}`);
});

// On the build server a test may fail once: others' work there must not stop a delivery. Jest prints its error.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

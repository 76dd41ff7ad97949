/** Loaded into a gateway whose workers a test ends by an error that no request catches. */
process.on('SIGUSR2', () =>
  setImmediate(() => {
    throw new Error('an error of this test');
  }),
);

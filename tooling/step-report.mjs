/** The steps of `npm test`: each is timed, the first that fails ends the run, a table closes it. */

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {(line: string) => void} log */
export function stepReport(log) {
  const done = [];
  return {
    /**
     * @param {string} name
     * @param {() => Promise<void>} body throws when the step fails
     */
    async step(name, body) {
      log(`\n── ${name}`);
      const start = performance.now();
      const close = (passed) => done.push({ name, passed, ms: performance.now() - start });
      try {
        await body();
        close(true);
      } catch (error) {
        close(false);
        throw error;
      }
    },
    table() {
      const width = Math.max(...done.map(({ name }) => name.length));
      const total = done.reduce((sum, { ms }) => sum + ms, 0);
      const row = (name, state, ms) => `${name.padEnd(width)}  ${state.padEnd(6)}  ${seconds(ms).padStart(8)}`;
      return [
        '',
        ...done.map(({ name, passed, ms }) => row(name, passed ? 'passed' : 'FAILED', ms)),
        row('total', '', total),
      ].join('\n');
    },
  };
}

/** The steps of `npm test`: each is timed, the first that fails ends the run, a table closes it. */

/** The body throws when the step fails. */
export type Step = readonly [name: string, body: () => Promise<void>];

type DoneStep = { name: string; passed: boolean; ms: number };

export type StepReport = ReturnType<typeof stepReport>;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export function stepReport(log: (line: string) => void) {
  const done: DoneStep[] = [];
  return {
    async step(...[name, body]: Step): Promise<void> {
      log(`\n── ${name}`);
      const start = performance.now();
      const close = (passed: boolean) => done.push({ name, passed, ms: performance.now() - start });
      try {
        await body();
        close(true);
      } catch (error) {
        close(false);
        throw error;
      }
    },
    /** In order, up to the first that fails. */
    async steps(steps: readonly Step[]): Promise<void> {
      for (const step of steps) await this.step(...step);
    },
    table(): string {
      const width = Math.max(...done.map(({ name }) => name.length));
      const total = done.reduce((sum, { ms }) => sum + ms, 0);
      const row = (name: string, state: string, ms: number): string =>
        `${name.padEnd(width)}  ${state.padEnd(6)}  ${seconds(ms).padStart(8)}`;
      return [
        '',
        ...done.map(({ name, passed, ms }) => row(name, passed ? 'passed' : 'FAILED', ms)),
        row('total', '', total),
      ].join('\n');
    },
  };
}

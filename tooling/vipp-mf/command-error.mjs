/** Exit codes, for scripts: each says whether trying again may help. */
export const EXIT = { done: 0, failed: 1, notUnderstood: 2, refused: 3 };

/** A command that is not done; its message says what to do. */
export class CommandError extends Error {
  /**
   * @param {number} code one of `EXIT`
   * @param {string} message
   * @param {{ check: string, message: string, fix: string, breaks?: string }[]} [problems] what the gate found
   */
  constructor(code, message, problems = []) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** A problem as people read it. */
export const describeProblem = ({ check, message, fix, breaks }) =>
  [`  ✗ ${check}: ${message}`, `    → ${fix}`, ...(breaks ? [`    would break: ${breaks}`] : [])].join('\n');

// @ts-check
/**
 * A failure that the user can correct: shown as its message, without a stack. No message: already reported.
 */
export class UserError extends Error {
  /**
   * @param {string} [message] one line for each thing that is wrong
   * @param {string} [details] shown below it as they are
   */
  constructor(message = '', details = '') {
    super(message);
    this.details = details;
  }
}

/**
 * For `.catch`: the message of some errors is enough, such as a compiler's.
 *
 * @param {Error} error
 * @returns {never}
 */
export function asUserError(error) {
  const [message, ...details] = error.message.split('\n');
  throw new UserError(message, details.join('\n'));
}

/**
 * Runs a command line to its end: a `UserError` becomes its lines on stderr and exit code 1.
 *
 * @param {string} command what the user typed, for the message
 * @param {() => Promise<void>} body
 */
export async function runCommand(command, body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof UserError)) console.error(error);
    else if (error.message)
      console.error([error.message.replaceAll(/^/gm, `${command}: `), error.details].join('\n').trimEnd());
    process.exit(1);
  }
}

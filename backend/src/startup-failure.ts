/**
 * A reason not to start that the operator can fix. Its message has one line for each fault: program, fault, expectation and
 * remedy. It is printed without a stack.
 */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';

  constructor(message: string | readonly string[], cause?: unknown) {
    super(
      [message]
        .flat()
        .map((line) => `backend: ${line}`.replace(/\s*\n\s*/g, ' '))
        .join('\n'),
      { cause },
    );
  }
}

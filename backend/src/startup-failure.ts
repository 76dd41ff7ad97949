/**
 * A reason not to start that the operator can do something about. Its message is one line that says who, what,
 * what was expected and what to do; it is printed as it is, without a stack.
 */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';

  constructor(message: string, cause?: unknown) {
    super(`backend: ${message}`.replace(/\s*\n\s*/g, ' '), { cause });
  }
}

/** The system's code of a failed call, such as `EACCES`; undefined for any other value. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What an error says, in one line, whatever was thrown. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorText(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\s*\n\s*/g, ' ') : String(error);
}

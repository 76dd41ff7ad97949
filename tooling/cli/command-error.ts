import type { Problem } from '@vipp/shared/contract/federation/problem';

/** Exit codes: scripts decide by them whether to try again. */
export const EXIT = { done: 0, failed: 1, invalid: 2, refused: 3 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command that failed; its message says what to do. */
export class CommandError extends Error {
  /** @param problems what the gate found */
  constructor(
    readonly code: ExitCode,
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}

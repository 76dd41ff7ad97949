/** Reason why a version may not go live, for its team. */
import * as z from 'zod/mini';

/** Name of the check that fails when the site itself has no content, which is not a fault of the version. */
export const CONTENT_CHECK = 'content';

export const problemSchema = z.object({
  /** Name of the check. */
  check: z.string(),
  /** What failed, and what was expected. */
  message: z.string(),
  /** What to do next. */
  fix: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;

/** A problem in lines for a terminal or a log. */
export const describeProblem = ({ check, message, fix }: Problem): string => `  ✗ ${check}: ${message}\n    → ${fix}`;

/** Exit code of a gateway whose shell does not fit what is live: starting it again does not help (EX_CONFIG of sysexits). */
export const SHELL_REFUSED_EXIT = 78;

/** What the check of a new shell answers, which renders each page of each live version with that shell. */
export const shellCheckSchema = z.object({
  /** Why it is refused; empty where it fits. */
  problems: z.array(problemSchema),
  /** Why some pages could not be checked, which is no fault of the shell: content or files were unavailable. */
  outages: z.array(problemSchema),
});

export type ShellCheck = z.infer<typeof shellCheckSchema>;

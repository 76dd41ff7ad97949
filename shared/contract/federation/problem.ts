/** Reason why a version may not go live, for its team. */
import * as z from 'zod/mini';

/** Name of the check of the site's own content: its failure is no fault of the version. */
export const CONTENT_CHECK = 'content';

/** Name of the check of a version's files. */
export const FILES_CHECK = 'files';

export const problemSchema = z.object({
  /** Name of the check. */
  check: z.string(),
  /** The failure, and the expectation. */
  message: z.string(),
  /** What to do next. */
  fix: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;

/** A problem in lines for a terminal or a log. */
export const describeProblem = ({ check, message, fix }: Problem): string => `  ✗ ${check}: ${message}\n    → ${fix}`;

/** Exit code of a gateway whose shell does not fit the live versions: another start would not help (EX_CONFIG of sysexits). */
export const SHELL_REFUSED_EXIT = 78;

/** In the check of a new shell: content or files were unavailable, no fault of that shell. */
export const isOutage = ({ check }: Problem): boolean => check === CONTENT_CHECK || check === FILES_CHECK;

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

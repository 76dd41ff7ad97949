/** Why a version may not go live, for the team that made it. */
import * as z from 'zod/mini';

/** Name of the check that fails for no fault of the version: content that the site itself cannot have. */
export const CONTENT_CHECK = 'content';

export const problemSchema = z.object({
  /** Name of the check. */
  check: z.string(),
  /** Who, what, expected. */
  message: z.string(),
  /** What to do next. */
  fix: z.string(),
  /** The live release sets that it would break. */
  breaks: z.optional(z.string()),
});

export type Problem = z.infer<typeof problemSchema>;

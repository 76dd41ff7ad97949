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
  /** Routes that it is about; absent where it is about the whole version. */
  paths: z.optional(z.array(z.string())),
  /** Live release sets that the version breaks. */
  breaks: z.optional(z.string()),
});

export type Problem = z.infer<typeof problemSchema>;

/** What the check of a new shell answers, which renders each page of each live version with that shell. */
import * as z from 'zod/mini';
import { problemSchema } from './problem';

/** Exit code of a gateway whose shell does not fit what is live: starting it again does not help (EX_CONFIG of sysexits). */
export const SHELL_REFUSED_EXIT = 78;

export const shellCheckSchema = z.object({
  /** Why it is refused; empty where it fits. */
  problems: z.array(problemSchema),
  /** Why some pages could not be checked, which is no fault of the shell: content or files were unavailable. */
  outages: z.array(problemSchema),
});

export type ShellCheck = z.infer<typeof shellCheckSchema>;

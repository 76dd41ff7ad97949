/** What the check of a new shell answers: each route of each version that is live, rendered with that shell. */
import * as z from 'zod/mini';
import { problemSchema } from './problem';

/** Exit code of a gateway whose shell does not fit what is live: starting it again does not help (EX_CONFIG of sysexits). */
export const SHELL_REFUSED_EXIT = 78;

const routeResultSchema = z.object({
  path: z.string(),
  remote: z.string(),
  version: z.string(),
  role: z.enum(['default', 'canary']),
  /** `unchecked`: the content or the files of the version were unavailable, which is no fault of the shell. */
  result: z.enum(['rendered', 'refused', 'unchecked']),
});

export const shellCheckSchema = z.object({
  /** Version of the shell. */
  shell: z.string(),
  routes: z.array(routeResultSchema),
  /** Why it is refused; empty where it fits. */
  problems: z.array(problemSchema),
  /** Why some routes are unchecked. */
  outages: z.array(problemSchema),
});

export type RouteResult = z.infer<typeof routeResultSchema>;
export type ShellCheck = z.infer<typeof shellCheckSchema>;

/** What the program that checks a shell sends. */
export const shellCheckMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), text: z.string() }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
  z.object({ type: z.literal('checked'), check: shellCheckSchema }),
]);

export type ShellCheckMessage = z.infer<typeof shellCheckMessageSchema>;

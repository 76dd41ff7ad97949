/** What the gateway and the scratch process say to each other. */
import * as z from 'zod/mini';
import { REMOTES } from '../../src/federation/remotes';
import { problemSchema } from './problem';

export const scratchJobSchema = z.object({
  remote: z.enum(REMOTES),
  version: z.string(),
  /** Path of the gateway's half of the container. */
  entry: z.string(),
  /** Every module that the build exposes. */
  modules: z.array(z.string()),
  /** Where the site's content is had. */
  origin: z.string(),
});

export const scratchAnswerSchema = z.object({
  problems: z.array(problemSchema),
  /** Classes of the remote in what it rendered. */
  classes: z.array(z.string()),
});

export type ScratchJob = z.infer<typeof scratchJobSchema>;
export type ScratchAnswer = z.infer<typeof scratchAnswerSchema>;

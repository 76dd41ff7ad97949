/** Messages between the gateway and the sandbox worker. */
import * as z from 'zod/mini';
import { buildSchema } from '@vipp/shared/contract/federation/build-manifest';
import { problemSchema } from '@vipp/shared/contract/federation/problem';

const jobSchema = z.object({
  type: z.literal('job'),
  build: buildSchema,
  /** Text of each file of its server half. */
  half: z.record(z.string(), z.string()),
});

const contentRequestSchema = z.object({ type: z.literal('content'), id: z.int(), path: z.string() });
const contentAnswerSchema = z.object({ type: z.literal('content'), id: z.int(), status: z.int(), body: z.string() });

const answerSchema = z.object({
  type: z.literal('answer'),
  problems: z.array(problemSchema),
  /** Classes of the remote in the rendered HTML. */
  classes: z.array(z.string()),
});

export const toWorkerSchema = z.discriminatedUnion('type', [jobSchema, contentAnswerSchema]);
export const fromWorkerSchema = z.discriminatedUnion('type', [answerSchema, contentRequestSchema]);

export type ToWorker = z.infer<typeof toWorkerSchema>;
export type FromWorker = z.infer<typeof fromWorkerSchema>;
export type SandboxJob = Omit<z.infer<typeof jobSchema>, 'type'>;
export type SandboxAnswer = Omit<z.infer<typeof answerSchema>, 'type'>;
/** Answer of the site to an address below `/_data/`. */
export type SiteContentAnswer = { status: number; body: string };

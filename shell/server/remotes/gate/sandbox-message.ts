/** Messages between the gateway and the sandbox worker. */
import * as z from 'zod/mini';
import { pageRouteSchema, remoteSchema } from '@vipp/shared/contract/federation/remotes';
import { problemSchema } from '@vipp/shared/contract/federation/problem';

const jobSchema = z.object({
  type: z.literal('job'),
  remote: remoteSchema,
  version: z.string(),
  /** Global name of its container. */
  container: z.string(),
  /** Path of the entry of the server half. */
  entry: z.string(),
  /** Every module that the build exposes. */
  modules: z.array(z.string()),
  /** Every page that it declares. */
  routes: z.array(pageRouteSchema),
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

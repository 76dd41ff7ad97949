/** The data calls of pages about the application: a version of its form, and the open positions. */
import * as z from 'zod/mini';
import type { ApplicationForm, Position } from './definition';
import { positionSchema, questionsSchema } from './definition-schema';

export const applicationFormDataSchema: z.ZodMiniType<ApplicationForm> = z.object({
  version: z.int(),
  questions: questionsSchema,
  isClosed: z.boolean(),
});

export const positionsSchema: z.ZodMiniType<readonly Position[]> = z.array(positionSchema);

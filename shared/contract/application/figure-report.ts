/** What is read of the figures of a version. */
import * as z from 'zod/mini';
import { FIGURE_STAGES } from './figure-events';

/** Null where the number is about fewer than five people, or would reveal such a number. */
const shownSchema = z.nullable(z.int());

export const figureReportSchema = z.object({
  version: z.int(),
  since: z.nullable(z.string()),
  /** How many candidates came how far. */
  stages: z.record(z.enum(FIGURE_STAGES), shownSchema),
  /** Minutes from begun to sent: the class that half of the candidates did not exceed. */
  median: z.nullable(z.object({ from: z.int(), upTo: z.int() })),
  /** The question before which candidates left the form and did not return; without a name: everything was answered. */
  stops: z.object({
    total: shownSchema,
    at: z.array(z.object({ name: z.string(), label: z.string(), count: shownSchema })),
  }),
  /** Of candidates who did the step. */
  questions: z.array(z.object({ name: z.string(), label: z.string(), asked: shownSchema, answered: shownSchema })),
  /** How often each message was shown, the most frequent first. */
  messages: z.array(z.object({ question: z.string(), text: z.string(), count: shownSchema })),
});

export type FigureReport = z.infer<typeof figureReportSchema>;

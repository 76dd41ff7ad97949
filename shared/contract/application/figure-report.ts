/** The figures of a form version, for recruiters. */
import * as z from 'zod/mini';
import { FIGURE_STAGES } from './figure-events';

/** Null for a number about fewer than five people. */
const shownSchema = z.nullable(z.int());

export const figureReportSchema = z.object({
  version: z.int(),
  since: z.nullable(z.string()),
  /** Number of candidates by stage. */
  stages: z.record(z.enum(FIGURE_STAGES), shownSchema),
  /** How often each message was shown, the most frequent first. */
  messages: z.array(z.object({ question: z.string(), text: z.string(), count: shownSchema })),
});

export type FigureReport = z.infer<typeof figureReportSchema>;

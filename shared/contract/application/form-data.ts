/** The data calls of pages about the application: a version of its form, and the open positions. */
import * as z from 'zod/mini';
import type { ApplicationForm, ApplicationQuestions, Position } from './definition';

/** The gateway has read them by `definitionSchema`, which would be 3 kB more for each visitor. */
const questions = z.custom<ApplicationQuestions>(
  (value) => typeof value === 'object' && value !== null && 'steps' in value && Array.isArray(value.steps),
);

export const applicationFormDataSchema: z.ZodMiniType<ApplicationForm> = z.object({
  version: z.int(),
  questions,
  isClosed: z.boolean(),
});

const text = z.string();
const opening = z.object({ country: text, city: text, countryCode: text, publishedOn: text, closesOn: text });

export const positionsSchema: z.ZodMiniType<readonly Position[]> = z.array(
  z.object({ value: text, label: text, summary: text, openings: z.array(opening) }),
);

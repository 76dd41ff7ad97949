/**
 * The calls for versions of the application form, which are no part of requirement 7.2: a content service may not have them. The
 * gateway then uses the built-in definition.
 */
import * as z from 'zod/mini';
import { definitionSchema } from './definition-schema';

const versionNumber = z.int().check(z.minimum(1));

/** A version that is or was published, even to a share of candidates only. */
export const storedFormSchema = z.object({
  version: versionNumber,
  /** When another version replaced it, or its trial ended, ISO 8601; null for the current one and for one on trial. */
  replacedAt: z.nullable(z.string()),
  definition: definitionSchema,
});

export type StoredForm = z.infer<typeof storedFormSchema>;

/** A version that a share of candidates gets instead of the current one, in percent. */
export const formTrialSchema = z.object({ version: versionNumber, share: z.int().check(z.minimum(1), z.maximum(99)) });
export type FormTrial = z.infer<typeof formTrialSchema>;

export const currentFormSchema = z.object({
  ...storedFormSchema.shape,
  /** Null while no trial runs; a content service may have no trials. */
  trial: z._default(z.nullable(formTrialSchema), null),
  /** The highest number of a version: above the current one during a trial, and after a version was taken back. */
  newest: z.optional(versionNumber),
});

export type CurrentForm = z.infer<typeof currentFormSchema>;

/** Paths below `API_BASE`. */
export const formCalls = {
  current: { path: '/candidats/formulaire', schema: currentFormSchema },
  version: { path: '/candidats/formulaire/{version}', schema: storedFormSchema },
} as const;

/** How long a replaced version is accepted: as long as browsers store drafts, and longer than any page is open. */
export const DAYS_UNTIL_CLOSED = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export const isClosed = ({ replacedAt }: Pick<StoredForm, 'replacedAt'>, now: number): boolean =>
  replacedAt !== null && now - Date.parse(replacedAt) > DAYS_UNTIL_CLOSED * DAY_MS;

/**
 * The calls for versions of the application form, which are no part of requirement 7.2: a content service may not have them. The
 * gateway then uses the built-in definition.
 */
import * as z from 'zod/mini';
import { definitionSchema } from './definition-schema';

/** A published version, or one that was published once. */
export const storedFormSchema = z.object({
  version: z.int().check(z.minimum(1)),
  /** When another version replaced it, ISO 8601; null for the current one. */
  replacedAt: z.nullable(z.string()),
  definition: definitionSchema,
});

export type StoredForm = z.infer<typeof storedFormSchema>;

/** Paths below `API_BASE`. */
export const formCalls = {
  current: { path: '/candidats/formulaire', schema: storedFormSchema },
  version: { path: '/candidats/formulaire/{version}', schema: storedFormSchema },
} as const;

/** How long a replaced version is accepted: as long as drafts are stored in browsers, and longer than any page is open. */
export const DAYS_UNTIL_CLOSED = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export const isClosed = ({ replacedAt }: Pick<StoredForm, 'replacedAt'>, now: number): boolean =>
  replacedAt !== null && now - Date.parse(replacedAt) > DAYS_UNTIL_CLOSED * DAY_MS;

/** POST /ReceptionDemande/lien: the study for the link in the mail of a request. */
import * as z from 'zod/mini';
import { linkToken } from './fields';

/** The last segment of the link. */
export const studyLinkSchema = z.object({ token: linkToken() });

export const studyLinkStatusSchema = z.object({
  /** Slug of the requested study. */
  slug: z.string().check(z.minLength(1)),
  isOpen: z.boolean(),
  /** Last day of the link, `yyyy-mm-dd`. */
  lastDay: z.string(),
});

export type StudyLinkStatus = z.infer<typeof studyLinkStatusSchema>;

/** Answers of the calls about an application and its private link; the payload of POST /candidats is in `application/`. */
import * as z from 'zod/mini';
import { STATES } from '../application/states';
import { linkToken } from './fields';

/** POST /candidats/suivi and /candidats/retrait: the last segment of the private link. */
export const applicationLinkSchema = z.object({ token: linkToken() });

/** Answer to POST /candidats of a content service with receipts by mail; also to a second application, never stored. */
export const mailedReceiptSchema = z.object({ byMail: z.literal(true) });

/** Answer to POST /candidats; other content services may not return it. */
export const applicationReceiptSchema = z.object({
  /** Reference of the application for candidate and recruiters, such as `VIPP-7F3K-9QTM`. */
  reference: z.string().check(z.minLength(1)),
  /** Last segment of the private link. */
  token: linkToken(),
});

/** Answer to POST /candidats/suivi. Days are `yyyy-mm-dd`. */
export const applicationStatusSchema = z.object({
  reference: z.string(),
  receivedOn: z.string(),
  etat: z.enum(STATES),
  /** Day of the last change of `etat`. */
  etatSince: z.string(),
  /** First day on which the same person may apply again. */
  nextFrom: z.string(),
  /** Version of the form that the answers belong to; absent where the content service has no versions. */
  version: z.optional(z.int()),
  /** The answers by payload key. */
  payload: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])),
});

export type ApplicationReceipt = z.infer<typeof applicationReceiptSchema>;
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;

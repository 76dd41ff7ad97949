/** Who did what in the workshop. */
import * as z from 'zod/mini';
import { ADMINISTRATORS } from './roles';
import type { WorkshopCalls } from './workshop-call';

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  /** E-mail address of the account. */
  actor: z.string(),
  /** Name of the call. */
  action: z.string(),
  /** What it was done to, such as the reference of an application. */
  subject: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditCalls = {
  auditTrail: {
    roles: ADMINISTRATORS,
    /** `before`: id of the last entry that is shown, for the next page. */
    input: z.object({ before: z.optional(z.int()), search: z.optional(z.string().check(z.maxLength(100))) }),
    output: z.object({ entries: z.array(auditEntrySchema), hasMore: z.boolean() }),
  },
} as const satisfies WorkshopCalls;

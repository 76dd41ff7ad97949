/** Erasing applications for good: those past their retention time, and one whose candidate asks for it. */
import * as z from 'zod/mini';
import { ADMINISTRATORS } from './roles';
import type { WorkshopCalls } from './workshop-call';

const count = z.int().check(z.minimum(0));
const reference = z.string().check(z.minLength(1), z.maxLength(40));

export const erasureCalls = {
  /** How many applications are past their retention time. */
  dueApplications: { roles: ADMINISTRATORS, input: z.object({}), output: z.object({ count }) },
  /** Refused where another number of them is due than the one that was confirmed. */
  purgeApplications: {
    roles: ADMINISTRATORS,
    input: z.object({ count: z.int().check(z.minimum(1)) }),
    output: z.object({ count }),
  },
  /** The candidate gets a mail that confirms it. */
  eraseApplication: {
    roles: ADMINISTRATORS,
    input: z.object({ reference }),
    output: z.object({ reference: z.string() }),
  },
} as const satisfies WorkshopCalls;

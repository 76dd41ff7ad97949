/** What candidates do in a version of the form, as sums. */
import * as z from 'zod/mini';
import { figureReportSchema } from '../application/figure-report';
import { EDITORS } from './roles';
import { MAX_INTEGER, type WorkshopCalls } from './workshop-call';

export const figureCalls = {
  formFigures: {
    roles: EDITORS,
    /** `since`: the first day that counts; all days without it. */
    input: z.object({ version: z.int().check(z.minimum(1), z.maximum(MAX_INTEGER)), since: z.optional(z.iso.date()) }),
    output: figureReportSchema,
  },
} as const satisfies WorkshopCalls;

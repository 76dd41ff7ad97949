/** Publishing a draft to all candidates or to a share of them, and taking versions back. */
import * as z from 'zod/mini';
import { uuid } from '../submissions';
import { EDITORS } from './roles';
import { MAX_INTEGER, type WorkshopCalls } from './workshop-call';
import { cleanText } from '../typed-text';

const versionNumber = z.int().check(z.minimum(1), z.maximum(MAX_INTEGER));
const REASON = 'Indiquez la raison, en 500 caractères au plus.';
const reason = z.string().check(z.overwrite(cleanText), z.minLength(1, REASON), z.maxLength(500, REASON));
const published = z.object({ version: versionNumber });

/** Percentages of candidates that a trial may have. */
export const SHARES = [5, 10, 20, 30, 50] as const;

export const publicationCalls = {
  publishDraft: {
    roles: EDITORS,
    input: z.object({
      draft: uuid(),
      /** The revision of the draft that its publisher has read: refused where a colleague has changed the draft since. */
      last: z.int(),
      /**
       * The version that the draft is to replace, where it was made from an earlier one: its publisher has compared both and
       * confirms that changes of that version are lost. Without it, the version that the draft was made from.
       */
      current: z.optional(versionNumber),
      reason,
      /** Null for all candidates. */
      share: z.nullable(z.literal(SHARES)),
      /** The version on trial whose place this one takes, with a share; without it nothing is published during a trial. */
      replacesTrial: z.optional(versionNumber),
    }),
    output: published,
  },
  /** The version on trial goes to all candidates, or is taken back. */
  endTrial: {
    roles: EDITORS,
    input: z.object({ version: versionNumber, outcome: z.enum(['publish', 'take-back']), reason }),
    output: published,
  },
  /** More candidates get the form on trial, as a version of its own. */
  raiseShare: {
    roles: EDITORS,
    input: z.object({ version: versionNumber, share: z.literal(SHARES) }),
    output: published,
  },
  /**
   * The last day of an offer, of the version that candidates get and without a draft: a version of its own that changes
   * nothing else. A day that is over closes the offer.
   */
  changeOpening: {
    roles: EDITORS,
    input: z.object({
      current: versionNumber,
      position: z.string().check(z.maxLength(200)),
      city: z.string().check(z.maxLength(100)),
      closesOn: z.iso.date(),
    }),
    output: published,
  },
  /** Publishes the content of an earlier version again. `current` is the one that it is to replace. */
  restoreVersion: {
    roles: EDITORS,
    input: z.object({ version: versionNumber, current: versionNumber, reason }),
    output: published,
  },
} as const satisfies WorkshopCalls;

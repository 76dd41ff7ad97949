/** Versions and drafts of the application form: editing with others at the same time, publishing, trials, offers and figures. */
import * as z from 'zod/mini';
import type { ApplicationDefinition } from '../application/definition';
import { definitionSchema } from '../application/definition-schema';
import { figureReportSchema } from '../application/figure-report';
import { uuid } from '../submissions';
import { cleanLine, cleanText } from '../typed-text';
import { EDITORS } from './roles';
import { callsFor, POSTGRES_MAX_INTEGER } from './workshop-call';

const moment = z.string();
const versionNumber = z.int().check(z.minimum(1), z.maximum(POSTGRES_MAX_INTEGER));
const draftId = uuid();

const listedVersionSchema = z.object({
  version: versionNumber,
  state: z.enum(['trial', 'published', 'retired']),
  /** Percentage of candidates in the trial, also of a past one. */
  share: z.nullable(z.int()),
  title: z.nullable(z.string()),
  publishedAt: moment,
  publishedBy: z.string(),
  reason: z.string(),
  replacedAt: z.nullable(moment),
  /** How its trial ended; absent of versions that were never on trial, or still are. */
  trialEnd: z.optional(z.object({ at: moment, by: z.string(), reason: z.string() })),
});
export type ListedVersion = z.infer<typeof listedVersionSchema>;

const listedDraftSchema = z.object({
  draft: draftId,
  title: z.string(),
  /** The version that the draft was made from. */
  basedOn: versionNumber,
  createdBy: z.string(),
  createdAt: moment,
  changedBy: z.nullable(z.string()),
  changedAt: moment,
});
export type ListedDraft = z.infer<typeof listedDraftSchema>;

const TITLE = 'Donnez un nom au brouillon, en 100 caractères au plus.';
const title = z.string().check(z.overwrite(cleanLine), z.minLength(1, TITLE), z.maxLength(100, TITLE));
/** Most changes of a call. */
export const MAX_CHANGES = 200;
/** A field of a part; null where the part has it no more. */
const draftField = <Text extends z.ZodMiniType<string>>(text: Text) => ({
  part: z.string().check(z.regex(/^[a-z\d]{1,40}$/)),
  field: z.string().check(z.regex(/^[a-z]{1,30}$/i)),
  value: z.nullable(z.union([text, z.number(), z.boolean(), z.readonly(z.array(text))])),
});
const changeSchema = z.object({
  ...draftField(z.string().check(z.maxLength(10_000))),
  /** The revision of the draft that its author had read. */
  base: z.int().check(z.minimum(0)),
});
/** A field with its last author. */
const storedField = z.object({ ...draftField(z.string()), by: z.string() });
export type AuthoredField = z.infer<typeof storedField>;

/** A draft may break the rules of `checkDefinition`; its shape is always that of a definition. */
export const draftDefinitionSchema = z.custom<ApplicationDefinition>(
  (value) => typeof value === 'object' && value !== null && 'steps' in value && Array.isArray(value.steps),
);

const REASON = 'Indiquez la raison, en 500 caractères au plus.';
const reason = z.string().check(z.overwrite(cleanText), z.minLength(1, REASON), z.maxLength(500, REASON));
const published = z.object({ version: versionNumber });

/** Percentages of candidates that a trial may have. */
export const SHARES = [5, 10, 20, 30, 50] as const;

export const draftCalls = callsFor(EDITORS, {
  forms: {
    input: z.object({}),
    /** Versions and drafts, the newest first. */
    output: z.object({ versions: z.array(listedVersionSchema), drafts: z.array(listedDraftSchema) }),
  },
  formVersion: {
    input: z.object({ version: versionNumber }),
    output: z.object({ version: versionNumber, definition: definitionSchema }),
  },
  createDraft: { input: z.object({ title, from: versionNumber }), output: z.object({ draft: draftId }) },
  deleteDraft: { input: z.object({ draft: draftId }), output: z.object({ title: z.string() }) },
  /** Sends the changes of this browser, and returns all others since its revision. */
  syncDraft: {
    input: z.object({
      draft: draftId,
      /** The revision of the draft that this browser has; 0 for none. */
      since: z.int().check(z.minimum(0)),
      changes: z.array(changeSchema).check(z.maxLength(MAX_CHANGES)),
    }),
    output: z.object({
      title: z.string(),
      basedOn: versionNumber,
      last: z.int(),
      fields: z.array(storedField),
      /** Fields without their change: somebody else has changed them since its base. */
      conflicts: z.array(storedField),
      /** Who else has the draft open. */
      others: z.array(z.string()),
    }),
  },
  publishDraft: {
    input: z.object({
      draft: draftId,
      /** The revision that its publisher has read: refused after a colleague's change. */
      last: z.int(),
      /**
       * The version to replace, if newer than the draft's base: its publisher has compared both, and accepts the loss of its
       * changes. Without it, the version that the draft was made from.
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
    input: z.object({ version: versionNumber, outcome: z.enum(['publish', 'take-back']), reason }),
    output: published,
  },
  /** More candidates get the form on trial, as a version of its own. */
  raiseShare: { input: z.object({ version: versionNumber, share: z.literal(SHARES) }), output: published },
  /**
   * Changes the last day of an offer in the current version, without a draft: a version with no other change. A day that is
   * over closes the offer.
   */
  changeOpening: {
    input: z.object({
      current: versionNumber,
      position: z.string().check(z.maxLength(200)),
      city: z.string().check(z.maxLength(100)),
      closesOn: z.iso.date(),
    }),
    output: published,
  },
  /** Publishes the content of an earlier version again. `current` is the one that it is to replace. */
  restoreVersion: { input: z.object({ version: versionNumber, current: versionNumber, reason }), output: published },
  /** Sums of candidates' actions in a form version. */
  formFigures: {
    /** `since`: the first day to count; all days without it. */
    input: z.object({
      version: z.int().check(z.minimum(1), z.maximum(POSTGRES_MAX_INTEGER)),
      since: z.optional(z.iso.date()),
    }),
    output: figureReportSchema,
  },
});

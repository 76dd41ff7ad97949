/** Versions of the application form, for recruiters and operators. */
import * as z from 'zod/mini';
import { figureReportSchema } from '@vipp/shared/contract/application/figure-report';
import { definitionSchema } from '@vipp/shared/contract/application/definition-schema';
import { checkDefinition, checkNewVersion } from '@vipp/shared/lib/application/check-definition';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { findFigureReport } from '../forms/figure-report';
import { allForms, findForm } from '../forms/form-versions';
import { endTrial, isSameForm, publishForm, type Live } from '../forms/publish-form';
import { SHARES } from '@vipp/shared/contract/workshop/publication-calls';
import { cleanText } from '@vipp/shared/contract/typed-text';
import { defineOperation, OperatorRefusal } from './operation';

const text = z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(500));

const formSchema = z.object({
  version: z.int(),
  state: z.enum(['trial', 'published', 'retired']),
  /** Percentage of candidates that its trial has or had. */
  share: z.nullable(z.int()),
  publishedAt: z.string(),
  publishedBy: z.string(),
  reason: z.string(),
  definition: definitionSchema,
});

export type ListedForm = z.infer<typeof formSchema>;

/** Every version that is or was published or on trial, the newest first. */
export const listForms = defineOperation(
  'list-forms',
  { input: z.object({}), output: z.array(formSchema) },
  async ({ queries }) =>
    (await allForms(queries)).map((row) => formSchema.parse({ ...row, publishedAt: row.publishedAt?.toISOString() })),
);

/** @throws OperatorRefusal with everything that is wrong */
export function requireValid(value: unknown, check = checkDefinition, name = 'the form'): ApplicationDefinition {
  const { definition, problems } = check(value);
  if (definition) return definition;
  const found = problems.map(({ place, message }) => `  ${place}\u202F: ${message}\n`).join('');
  throw new OperatorRefusal(`${name} is not valid:\n${found}${problems.length} in all; nothing was published`);
}

/** @throws OperatorRefusal while a trial runs, with the way on */
function refuseDuringTrial({ trial }: Live): void {
  if (trial)
    throw new OperatorRefusal(
      `nothing was published: version ${trial.version} is on trial with ${trial.share} % of candidates. End the trial first, with "end-trial publish" or "end-trial take-back"`,
    );
}

const publication = { by: text, reason: text };
const publishedSchema = z.object({ version: z.int() });

/** Publishes a definition that was made from the version `basedOn`, which must still be the current one; to a share of candidates where one is named. */
export const publishDefinition = defineOperation(
  'publish-form',
  {
    input: z.object({
      ...publication,
      basedOn: z.int(),
      definition: z.unknown(),
      share: z.nullable(z.literal(SHARES)),
    }),
    output: publishedSchema,
  },
  ({ queries }, { by, reason, basedOn, definition: value, share }) => {
    const definition = requireValid(value, checkNewVersion);
    return queries.transaction(async (tx) => ({
      version: await publishForm(tx, { by, reason, definition, share }, (live) => {
        const { current } = live;
        refuseDuringTrial(live);
        if (current.version !== basedOn)
          throw new OperatorRefusal(
            `nothing was published: version ${current.version} was published since version ${basedOn}, which your file is made from; "history" says by whom and why, "diff" what differs. Pull it into another file and make your change there`,
          );
        if (isSameForm(current.definition, definition))
          throw new OperatorRefusal(`nothing was published: the file says the same as version ${basedOn}`);
      }),
    }));
  },
  ({ by }, { version }) => ({ action: 'publishDraft', subject: `version ${version}, ${by}` }),
);

/** Publishes the content of an earlier version again, as the next version. */
export const rollBackForm = defineOperation(
  'roll-back-form',
  { input: z.object({ ...publication, version: z.int() }), output: publishedSchema },
  ({ queries }, { by, reason, version }) =>
    queries.transaction(async (tx) => {
      const earlier = await findForm(tx, version);
      if (!earlier) throw new OperatorRefusal(`there is no version ${version}: "history" lists all of them`);
      const definition = requireValid(earlier.definition);
      return {
        version: await publishForm(tx, { by, reason, definition }, (live) => {
          const { current } = live;
          refuseDuringTrial(live);
          if (isSameForm(current.definition, definition))
            throw new OperatorRefusal(
              `nothing was published: version ${current.version} says the same as version ${version}`,
            );
        }),
      };
    }),
  ({ by }, { version }) => ({ action: 'restoreVersion', subject: `version ${version}, ${by}` }),
);

/** Ends the trial: its version goes to all candidates, or to none. */
export const endFormTrial = defineOperation(
  'end-form-trial',
  { input: z.object({ ...publication, outcome: z.enum(['publish', 'take-back']) }), output: publishedSchema },
  ({ queries }, end) =>
    queries.transaction(async (tx) => {
      const version = await endTrial(tx, end);
      if (version === undefined) throw new OperatorRefusal('no version is on trial: "history" lists all of them');
      return { version };
    }),
  ({ by }, { version }) => ({ action: 'endTrial', subject: `version ${version}, ${by}` }),
);

/** What the form does. Small numbers never leave the database’s process. */
export const readFigures = defineOperation(
  'read-form-figures',
  {
    input: z.object({ version: z.optional(z.int()), since: z.optional(z.iso.date()) }),
    output: figureReportSchema,
  },
  async ({ queries }, { version, since }) => {
    const report = await findFigureReport(queries, version, since);
    if (!report) throw new OperatorRefusal(`there is no version ${version}: "history" lists all of them`);
    return report;
  },
);

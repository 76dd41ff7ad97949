/** Versions of the application form, for recruiters and operators. */
import * as z from 'zod/mini';
import { definitionSchema } from '@vipp/shared/contract/application/definition-schema';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { allForms, findForm, publishForm } from '../forms/form-versions';
import { defineOperation, OperatorRefusal } from './operation';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

const formSchema = z.object({
  version: z.int(),
  state: z.enum(['published', 'retired']),
  publishedAt: z.string(),
  publishedBy: z.string(),
  reason: z.string(),
  definition: definitionSchema,
});

export type ListedForm = z.infer<typeof formSchema>;

/** Every version that is or was published, the newest first. */
export const listForms = defineOperation(
  'list-forms',
  { input: z.object({}), output: z.array(formSchema) },
  async ({ queries }) =>
    (await allForms(queries)).map((row) => formSchema.parse({ ...row, publishedAt: row.publishedAt?.toISOString() })),
);

/** @throws OperatorRefusal with everything that is wrong */
function requireValid(value: unknown): ApplicationDefinition {
  const { definition, problems } = checkDefinition(value);
  if (definition) return definition;
  throw new OperatorRefusal(
    `nothing was published, because the form is not valid:\n${problems.map(({ place, message }) => `  ${place}: ${message}`).join('\n')}\n`,
  );
}

const isSame = (one: ApplicationDefinition, other: ApplicationDefinition): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const publication = { by: text, reason: text };
const publishedSchema = z.object({ version: z.int() });

/** Publishes a definition that was made from the version `basedOn`, which must still be the current one. */
export const publishDefinition = defineOperation(
  'publish-form',
  {
    input: z.object({ ...publication, basedOn: z.int(), definition: z.unknown() }),
    output: publishedSchema,
  },
  ({ queries }, { by, reason, basedOn, definition: value }) => {
    const definition = requireValid(value);
    return queries.transaction(async (tx) => ({
      version: await publishForm(tx, { by, reason, definition }, (current) => {
        if (current.version !== basedOn)
          throw new OperatorRefusal(
            `nothing was published: version ${current.version} was published since version ${basedOn}, which your file is made from; "history" says by whom and why, "diff" what differs. Pull it into another file and make your change there`,
          );
        if (isSame(current.definition, definition))
          throw new OperatorRefusal(`nothing was published: the file says the same as version ${basedOn}`);
      }),
    }));
  },
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
        version: await publishForm(tx, { by, reason, definition }, (current) => {
          if (isSame(current.definition, definition))
            throw new OperatorRefusal(
              `nothing was published: version ${current.version} says the same as version ${version}`,
            );
        }),
      };
    }),
);

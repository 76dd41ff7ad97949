/** Versions of the application form, for recruiters and operators. */
import * as z from 'zod/mini';
import { definitionSchema } from '@vipp/shared/contract/application/definition-schema';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { allForms } from '../forms/form-versions';
import { isSameForm, lockVersions, publishForm } from '../forms/publish-form';
import { cleanText } from '@vipp/shared/contract/typed-text';
import { defineOperation, OperatorRefusal } from './operation';

const text = z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(500));

const formSchema = z.object({
  version: z.int(),
  state: z.enum(['trial', 'published', 'retired']),
  definition: definitionSchema,
});

export type ListedForm = z.infer<typeof formSchema>;

/** Every version that is or was published or on trial, the newest first. */
export const listForms = defineOperation(
  'list-forms',
  { input: z.object({}), output: z.array(formSchema) },
  async ({ tx }) => (await allForms(tx)).map((row) => formSchema.parse(row)),
);

/** @throws OperatorRefusal with everything that is wrong */
export function requireValid(value: unknown, name = 'the form'): ApplicationDefinition {
  const { definition, problems } = checkDefinition(value);
  if (definition) return definition;
  const found = problems.map(({ place, message }) => `  ${place}\u202F: ${message}\n`).join('');
  throw new OperatorRefusal(`${name} is not valid:\n${found}${problems.length} in all; nothing was published`);
}

/** Publishes a definition made from the version `basedOn`, which must still be the current one. */
export const publishDefinition = defineOperation(
  'publish-form',
  {
    input: z.object({ by: text, reason: text, basedOn: z.int(), definition: z.unknown() }),
    output: z.object({ version: z.int() }),
  },
  async ({ tx }, { by, reason, basedOn, definition: value }) => {
    const definition = requireValid(value);
    const live = await lockVersions(tx);
    const { version: current, trial } = live;
    if (trial)
      throw new OperatorRefusal(
        `nothing was published: version ${trial.version} is on trial with ${trial.share} % of candidates. End the trial in the workshop first`,
      );
    if (current !== basedOn)
      throw new OperatorRefusal(
        `nothing was published: version ${current} was published since version ${basedOn}, which your file is made from; the workshop says by whom and why, "diff" what differs. Pull it into another file and make your change there`,
      );
    if (isSameForm(live.definition, definition))
      throw new OperatorRefusal(`nothing was published: the file says the same as version ${basedOn}`);
    return { version: await publishForm(tx, live, { by, reason, definition }) };
  },
  ({ by }, { version }) => ({ action: 'publishDraft', subject: `version ${version}, ${by}` }),
);

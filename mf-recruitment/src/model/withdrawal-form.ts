/** Withdrawal of an application with the erasure of its data (GDPR, article 17). */
import * as z from 'zod/mini';
import { applicationLinkSchema } from '@vipp/shared/contract/forms/application';
import { formAction } from '@vipp/shared/lib/form/form-action';
import { errorsOf, type FormAnswer } from '@vipp/shared/lib/form/form-answer';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';
import type { LinkFailure } from './application-link';

const CONFIRMATION_FIELD = 'retrait';
const NOT_WITHDRAWN = 'Votre candidature n’a pas été retirée.';

export const WITHDRAWN = 'Votre candidature est retirée.';

export const withdrawalForm: FormDefinition = {
  name: 'applicationWithdrawal',
  fields: [
    {
      name: CONFIRMATION_FIELD,
      kind: 'checkbox',
      required: true,
      label: 'Je retire ma candidature et demande l’effacement de mes données',
    },
  ],
  texts: {
    submit: 'Retirer ma candidature',
    sending: 'Retrait en cours…',
    invalid: NOT_WITHDRAWN,
    unreachable: 'Le retrait de votre candidature n’a pas pu être confirmé\u202F: notre service ne répond pas.',
  },
  autocomplete: 'off',
};

const withdrawalSchema = z.pipe(
  z.extend(applicationLinkSchema, {
    [CONFIRMATION_FIELD]: z.literal('on', 'Cochez la case pour confirmer le retrait de votre candidature.'),
  }),
  z.transform(({ token }) => ({ token })),
);

export const sendWithdrawal = formAction({
  name: 'applicationWithdrawal',
  schema: withdrawalSchema,
  toPayload: (values, { id }) => ({ ...values, token: id }),
  // A checkbox and a button are fast to fill in, and robots do not have the link.
  isOneClick: true,
});

/** State of the link after a withdrawal: invalid after a withdrawal elsewhere. */
export const linkAfter = <Link extends { kind: string }>(
  link: Link,
  answer: FormAnswer | undefined,
): Link | { kind: LinkFailure } => (errorsOf(answer).token ? { kind: 'invalid' } : link);

/** What the request form of a case study sends, and what became of it: the same in the browser and in the gateway. */
import { studyRequestSchema } from '@vipp/shared/contract/forms/study-request';
import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import { idempotencyKeySchema, type FieldErrors, type SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { newKey } from '@vipp/shared/lib/form/new-key';

export const KEY_FIELD = 'cle';

/** Fields of the form in their order; `autoComplete` lets browsers fill them (SPEC §2: all are required). */
export const REQUEST_FIELDS = [
  { name: 'lastname', label: 'Nom', autoComplete: 'family-name' },
  { name: 'firstname', label: 'Prénom', autoComplete: 'given-name' },
  { name: 'fonction', label: 'Fonction', autoComplete: 'organization-title' },
  { name: 'entreprise', label: 'Entreprise', autoComplete: 'organization' },
  { name: 'email', label: 'Adresse e-mail', autoComplete: 'email' },
] as const;

export type RequestFieldName = (typeof REQUEST_FIELDS)[number]['name'];
export type RequestValues = Record<RequestFieldName, string>;

/** Plain data, because it crosses from the gateway into the page. */
export type RequestReply = {
  outcome: SubmissionOutcome;
  /** What was typed, for the form to show again. */
  values: RequestValues;
  /** Key of this attempt; a further attempt with it is stored once. */
  key: string;
};

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const readValues = (form: FormData): RequestValues => ({
  lastname: textOf(form, 'lastname'),
  firstname: textOf(form, 'firstname'),
  fonction: textOf(form, 'fonction'),
  entreprise: textOf(form, 'entreprise'),
  email: textOf(form, 'email'),
});

type Issue = { path: PropertyKey[]; message: string };

/** The first message of each field: a field that is empty need not also be told that it is malformed. */
function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= [message];
  return errors;
}

/** The route's action: validates, then sends the request under the form's key. */
export async function sendStudyRequest({ api, formData }: PageActionArgs): Promise<RequestReply> {
  const values = readValues(formData);
  const givenKey = idempotencyKeySchema.safeParse(formData.get(KEY_FIELD));
  const key = givenKey.success ? givenKey.data : newKey();
  const request = studyRequestSchema.safeParse({
    ...values,
    etude_title: textOf(formData, 'etude_title'),
    etude_id: textOf(formData, 'etude_id'),
  });
  if (!request.success) return { outcome: { kind: 'refused', errors: fieldErrors(request.error.issues) }, values, key };
  return { outcome: await api.submit('studyRequest', request.data, key), values, key };
}

/** What is typed in the e-mail field, while it is typed. */
export function emailState(typed: string): 'empty' | 'valid' | 'invalid' {
  if (typed.trim() === '') return 'empty';
  return studyRequestSchema.shape.email.safeParse(typed).success ? 'valid' : 'invalid';
}

/**
 * The one action behind every form: the same in the browser and in the gateway, the same schema on both sides.
 * The forms are flat lists of named values, which FormData and one schema carry by themselves: a form library
 * (22 kB beside zod/mini) would only add its own shape between the two.
 */
import { parseFields } from '../field-errors';
import type * as z from 'zod/mini';
import type { PageActionArgs } from '../../contract/page-module';
import type { SubmissionName, SubmissionPayload } from '../../contract/submission-calls';
import type { FieldErrors } from '../../contract/submissions';
import {
  FORM_FIELD,
  KEY_FIELD,
  START_FIELD,
  STEP_FIELD,
  STEPS,
  HONEYPOT_FIELD,
  type FormAnswer,
  type FormOutcome,
  type FormValues,
} from './form-answer';
import { isSuspect, newFormToken, readFormToken } from './form-token';
import { newKey } from './new-key';

export type FormActionArgs = Pick<PageActionArgs, 'api' | 'formData' | 'params'>;
export type FormAction = (args: FormActionArgs) => Promise<FormAnswer>;

type Options<Name extends SubmissionName> = {
  /** The call that takes the form; also the form's own name. */
  name: Name;
  schema: z.ZodMiniType<SubmissionPayload<Name>>;
  /** What is kept of what was sent, before anything else sees it. */
  keepValues?: (values: FormValues) => FormValues;
  /** What the schema reads; the values themselves where absent. */
  toPayload?: (values: FormValues, params: FormActionArgs['params']) => unknown;
  /** Messages to say together with the schema's, which stops at what is blank. */
  alsoCheck?: (values: FormValues) => FieldErrors;
  /** Fields that are never shown again. */
  secrets?: readonly string[];
  /** True for a form that shows what it is about to send. */
  hasPreview?: boolean;
  /** True where a button is all there is: nobody needs time for it. */
  isOneClick?: boolean;
};

const OWN_FIELDS: readonly string[] = [FORM_FIELD, KEY_FIELD, START_FIELD, STEP_FIELD, HONEYPOT_FIELD];

/** What was typed, by field. Browsers send line ends as CRLF where scripts see LF: one text must have one hash. */
export function readValues(formData: FormData): FormValues {
  const values: FormValues = {};
  for (const [name, value] of formData) {
    if (typeof value === 'string' && !OWN_FIELDS.includes(name)) values[name] = value.replaceAll('\r\n', '\n');
  }
  return values;
}

/** The first message of each field: a field that is empty need not also be told that it is malformed. */
const firstMessages = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.slice(0, 1)]));

/** The messages of a schema for values, for forms that check what is typed while it is typed. */
export const checkWith =
  (schema: z.ZodMiniType) =>
  (values: FormValues): FieldErrors => {
    const parsed = parseFields(schema, values);
    return parsed.success ? {} : firstMessages(parsed.errors);
  };

const without = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const refusedByHoneypot: FormOutcome = { kind: 'refused', by: 'honeypot', errors: {} };

/** Makes the action of a form. It never rejects: what went wrong is an outcome. */
export function formAction<Name extends SubmissionName>(options: Options<Name>): FormAction {
  const {
    name,
    schema,
    keepValues = (values) => values,
    toPayload = (values) => values,
    secrets = [],
    hasPreview,
    isOneClick,
  } = options;
  return async ({ api, formData, params }) => {
    const session = readFormToken(formData);
    const values = keepValues(readValues(formData));
    const answer = (outcome: FormOutcome): FormAnswer => ({
      form: name,
      token: session,
      values: without(values, secrets),
      outcome,
    });

    const step = formData.get(STEP_FIELD);
    if (hasPreview && step === STEPS.edit) return answer({ kind: 'draft' });
    const payload = parseFields(schema, toPayload(values, params));
    if (!payload.success) {
      return answer({
        kind: 'refused',
        by: 'form',
        errors: { ...options.alsoCheck?.(values), ...firstMessages(payload.errors) },
      });
    }
    if (!isOneClick && isSuspect(formData, session)) return answer(refusedByHoneypot);
    if (hasPreview && step !== STEPS.send) return answer({ kind: 'preview' });

    const sent = await api.submit(name, payload.data, session.key);
    if (sent.kind === 'accepted') return { ...answer(sent), token: newFormToken(), values: {} };
    if (sent.kind === 'unsupported') return answer({ kind: 'unreachable' });
    if (sent.kind !== 'refused') return answer(sent);
    // What was refused is not stored, and what is sent next will differ: a key stands for one content.
    return { ...answer({ ...sent, by: 'service' }), token: { ...session, key: newKey() } };
  };
}

/** The action of a page that holds several forms: each form names itself. */
export function formActions(actions: Readonly<Record<string, FormAction>>) {
  return async (args: FormActionArgs): Promise<FormAnswer | null> => {
    const name = String(args.formData.get(FORM_FIELD));
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    return action ? action(args) : null;
  };
}

/**
 * The one action behind every form: the same in the browser and in the gateway, the same schema on both sides.
 * The forms are flat lists of named values, for which FormData and one schema are enough: a form library
 * (22 kB beside zod/mini) would only add another format between the two.
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
  /** The call that receives the form; also the form's name. */
  name: Name;
  schema: z.ZodMiniType<SubmissionPayload<Name>>;
  /** Filters the posted values before they are used. */
  keepValues?: (values: FormValues) => FormValues;
  /** Converts the values for the schema; unchanged where absent. */
  toPayload?: (values: FormValues, params: FormActionArgs['params']) => unknown;
  /** Further messages, because the schema stops at blank fields. */
  alsoCheck?: (values: FormValues) => FieldErrors;
  /** Fields that are never shown again. */
  secrets?: readonly string[];
  /** True for a form with a preview before it is sent. */
  hasPreview?: boolean;
  /** True for a form that is only a button, so that the minimum time does not apply. */
  isOneClick?: boolean;
};

const OWN_FIELDS: readonly string[] = [FORM_FIELD, KEY_FIELD, START_FIELD, STEP_FIELD, HONEYPOT_FIELD];

/** Typed values by field. Browsers post line ends as CRLF, scripts read LF: the same text must have the same hash. */
export function readValues(formData: FormData): FormValues {
  const values: FormValues = {};
  for (const [name, value] of formData) {
    if (typeof value === 'string' && !OWN_FIELDS.includes(name)) values[name] = value.replaceAll('\r\n', '\n');
  }
  return values;
}

/** The first message of each field: an empty field is not also reported as malformed. */
const firstMessages = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.slice(0, 1)]));

/** The messages of a schema for values, for forms that validate while typing. */
export const checkWith =
  (schema: z.ZodMiniType) =>
  (values: FormValues): FieldErrors => {
    const parsed = parseFields(schema, values);
    return parsed.success ? {} : firstMessages(parsed.errors);
  };

const without = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const refusedByHoneypot: FormOutcome = { kind: 'refused', by: 'honeypot', errors: {} };

/** Creates the action of a form. It never rejects: failures are outcomes. */
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
    const formToken = readFormToken(formData);
    const values = keepValues(readValues(formData));
    const answer = (outcome: FormOutcome): FormAnswer => ({
      form: name,
      token: formToken,
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
    if (!isOneClick && isSuspect(formData, formToken)) return answer(refusedByHoneypot);
    if (hasPreview && step !== STEPS.send) return answer({ kind: 'preview' });

    const sent = await api.submit(name, payload.data, formToken.key);
    if (sent.kind === 'accepted') return { ...answer(sent), token: newFormToken(), values: {} };
    if (sent.kind === 'unsupported') return answer({ kind: 'unreachable' });
    if (sent.kind !== 'refused') return answer(sent);
    // A refused form is not stored, and the next attempt will have other values: each key is for one content.
    return { ...answer({ ...sent, by: 'service' }), token: { ...formToken, key: newKey() } };
  };
}

/** The action of a page with several forms: a hidden field names the form. */
export function formActions(actions: Readonly<Record<string, FormAction>>) {
  return async (args: FormActionArgs): Promise<FormAnswer | null> => {
    const name = String(args.formData.get(FORM_FIELD));
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    return action ? action(args) : null;
  };
}

/**
 * The action of every form, with the same schema in the browser and in the gateway. FormData and one schema are enough
 * for forms that are flat lists of values; a form library (22 kB beside zod/mini) only adds another format.
 */
import { removeInvisible } from '../../contract/typed-text';
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
import { isHoneypotFilled, missingFillMs, newFormToken, readFormToken, tokenOfAnswer } from './form-token';
import { newKey } from './new-key';

export type FormActionArgs = Pick<PageActionArgs, 'api' | 'formData' | 'params'>;
export type FormAction = (args: FormActionArgs) => Promise<FormAnswer>;

type Options<Name extends SubmissionName> = {
  /** The call that receives the form; also the name of the form. */
  name: Name;
  schema: z.ZodMiniType<SubmissionPayload<Name>>;
  /** Filters the posted values before they are used. */
  filterValues?: (values: FormValues) => FormValues;
  /** Converts the values for the schema; by default they are unchanged. */
  toPayload?: (values: FormValues, params: FormActionArgs['params']) => unknown;
  /** Further messages, for rules skipped by the schema when a required field is blank. */
  extraErrors?: (values: FormValues) => FieldErrors;
  /** Fields whose values are never sent back. */
  secrets?: readonly string[];
  /** True for a form with a preview before it is sent. */
  hasPreview?: boolean;
  /** True for a mere button: the minimum time does not apply. */
  isOneClick?: boolean;
};

const OWN_FIELDS: readonly string[] = [FORM_FIELD, KEY_FIELD, START_FIELD, STEP_FIELD, HONEYPOT_FIELD];

/**
 * Reads the typed values by field. Control characters are removed, so that equal texts have equal hashes; secrets may contain
 * them. Several choices of one name are lines.
 */
export function readValues(formData: FormData, secrets: readonly string[] = []): FormValues {
  const values: FormValues = {};
  for (const [name, value] of formData) {
    if (typeof value !== 'string' || OWN_FIELDS.includes(name)) continue;
    const read = secrets.includes(name) ? value : removeInvisible(value);
    values[name] = Object.hasOwn(values, name) ? `${values[name]}\n${read}` : read;
  }
  return values;
}

/** The first message of each field: an empty field is not also malformed. */
const firstMessages = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.slice(0, 1)]));

/** Creates a check with a schema, for validation while typing; it returns messages by field. */
export const checkWith =
  (schema: z.ZodMiniType) =>
  (values: unknown): FieldErrors => {
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
    filterValues = (values) => values,
    toPayload = (values) => values,
    secrets = [],
    hasPreview,
    isOneClick,
  } = options;
  return async ({ api, formData, params }) => {
    const formToken = readFormToken(formData);
    const values = filterValues(readValues(formData, secrets));
    const answer = (outcome: FormOutcome): FormAnswer => ({
      form: name,
      token: tokenOfAnswer(formToken, outcome.kind === 'unreachable'),
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
        errors: { ...options.extraErrors?.(values), ...firstMessages(payload.errors) },
      });
    }
    // With a new key, by which the page empties the honeypot.
    if (!isOneClick && isHoneypotFilled(formData))
      return { ...answer(refusedByHoneypot), token: { ...formToken, key: newKey() } };
    if (hasPreview && step !== STEPS.send) return answer({ kind: 'preview' });

    const pause = isOneClick ? 0 : missingFillMs(formToken);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const sent = await api.submit(name, payload.data, formToken.key);
    if (sent.kind === 'accepted') return { ...answer(sent), token: newFormToken(), values: {} };
    if (sent.kind === 'unsupported') return answer({ kind: 'unreachable' });
    if (sent.kind !== 'refused') return answer(sent);
    // The next attempt has other values, and each key is for one content.
    return { ...answer({ ...sent, by: 'service' }), token: { ...formToken, key: newKey() } };
  };
}

/** Creates the action of a page with several forms, which a hidden field names; null for an unknown form. */
export function formActions(actions: Readonly<Record<string, FormAction>>) {
  return async (args: FormActionArgs): Promise<FormAnswer | null> => {
    const name = String(args.formData.get(FORM_FIELD));
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    return action ? action(args) : null;
  };
}

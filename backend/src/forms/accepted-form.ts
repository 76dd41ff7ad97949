/** The version that an application is checked against: the one that its candidate filled in. */
import { applicationPayloadSchema, versionOfPayload } from '@vipp/shared/contract/application/application-schema';
import type { ApplicationPayload } from '@vipp/shared/contract/application/definition';
import { isClosed } from '@vipp/shared/contract/application/form-calls';
import { FORM_REPLACED } from '@vipp/shared/contract/application/form-messages';
import { VERSION_KEY } from '@vipp/shared/contract/application/specified-keys';
import { INVALID_VALUE, parseFields } from '@vipp/shared/lib/field-errors';
import type { Queries } from '../database/database';
import { Refusal } from '../kernel/refusal';
import { currentForm, findForm } from './form-versions';

export type CheckedApplication = { version: number; payload: ApplicationPayload };

/**
 * Checks a payload by the version that it names, or by the current one where it names none.
 *
 * @throws Refusal with messages by payload key, or when the version is unknown or closed
 */
export async function checkApplication(queries: Queries, sent: ApplicationPayload): Promise<CheckedApplication> {
  const named = versionOfPayload(sent);
  const form = named === undefined ? await currentForm(queries) : await findForm(queries, named);
  if (!form || isClosed(form, Date.now())) throw new Refusal(FORM_REPLACED);
  const { version, definition: questions } = form;
  const parsed = parseFields(applicationPayloadSchema({ version, questions }), sent);
  if (!parsed.success) throw new Refusal(Object.values(parsed.errors).flat().at(0) ?? INVALID_VALUE, parsed.errors);
  const { [VERSION_KEY]: _version, ...payload } = parsed.data;
  return { version, payload };
}

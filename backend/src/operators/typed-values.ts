/** Schemas of the values that operators type, for the command line and for the server that receives them. */
import * as z from 'zod/mini';
import {
  APPLICATION_STATES,
  type ApplicationState,
  isApplicationState,
} from '@vipp/shared/contract/application/states';
import { ROLES, type Role } from '@vipp/shared/contract/workshop/roles';
import { cleanEmail, isEmailAddress } from '@vipp/shared/contract/typed-text';
import { REPORT_OUTCOMES } from '../database/report-schema';
import { type CollectionName, collections } from './collections';
import { UsageError } from './usage';

const expects = (text: string) => ({
  error: ({ input }: { input?: unknown }) => (input ? `${text} (got "${String(input)}")` : text),
});

export const day = z.iso.date(expects('--since takes a day such as 2026-11-30'));

export const collectionName = z.custom<CollectionName>(
  (name) => typeof name === 'string' && Object.hasOwn(collections, name),
  expects(`take one of ${Object.keys(collections).join(', ')}`),
);

export const rowId = z.uuid(expects('erase takes COLLECTION ID: "list" shows the ids'));

const ADDRESS = expects('users add and users set-role take an e-mail address');

export const email = z
  .string(ADDRESS)
  .check(z.overwrite(cleanEmail), z.maxLength(254, ADDRESS), z.refine(isEmailAddress, ADDRESS));

const ROLE = expects(`a role is one of ${ROLES.join(', ')}, none`);

export const typedRole = z.custom<Role | 'none'>((role) => [...ROLES, 'none'].some((one) => one === role), ROLE);

const REFERENCE = expects('candidats takes set-state REFERENCE STATE: "list candidats" shows the references');

export const applicationReference = z.string(REFERENCE).check(z.minLength(1, REFERENCE));

export const applicationState = z.custom<ApplicationState>(
  (state) => typeof state === 'string' && isApplicationState(state),
  expects(`set-state takes one of ${Object.keys(APPLICATION_STATES).join(', ')}`),
);

export const reportId = z.uuid(expects('the id of a report is missing: "referent list" shows them'));

export const reportOutcome = z.enum(REPORT_OUTCOMES, expects(`--outcome takes one of ${REPORT_OUTCOMES.join(', ')}`));

/**
 * Parses one value of the command line.
 *
 * @throws UsageError with the message of `schema`
 */
export function parseTyped<Value>(schema: z.ZodMiniType<Value>, typed: unknown): Value {
  const result = schema.safeParse(typed);
  if (result.success) return result.data;
  throw new UsageError(result.error.issues[0]?.message ?? 'a value is malformed');
}

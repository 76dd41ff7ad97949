/**
 * The filters of the list are in the state of the history entry and in no address: a search is the name of a person, and
 * addresses are written to histories and logs. A mail names the country alone.
 */
import type { CallInput } from '@vipp/shared/contract/workshop/workshop-calls';
import {
  applicationCalls,
  type ApplicationFilter,
  applicationFilterSchema,
} from '@vipp/shared/contract/workshop/application-calls';

export type ListPlace = CallInput<'applications'>;

/** The filter of a sent form, without invalid choices. */
export function filterOf(typed: Readonly<Record<string, string>>): ApplicationFilter {
  const choices = Object.entries(typed).map(([name, text]) => ({ [name]: text.slice(0, 100) }));
  const valid = choices.flatMap((choice) => applicationFilterSchema.safeParse(choice).data ?? []);
  return Object.fromEntries(valid.flatMap(Object.entries).filter(([, value]) => value !== ''));
}

/** @param state of the history entry */
export function parseListPlace(parameters: URLSearchParams, state: unknown): ListPlace {
  const { data } = applicationCalls.applications.input.safeParse(state);
  return data ?? { filter: filterOf({ country: parameters.get('pays') ?? '' }), page: 1 };
}

let last: ListPlace = { filter: {}, page: 1 };
/** Remembers the place, for the way back from one application to its list. */
export const rememberListPlace = (place: ListPlace): void => void (last = place);
export const lastListPlace = (): ListPlace => last;

/**
 * Which applications are listed. The choices are in the address, but never the search: it is the name of a person, and
 * addresses are written to histories and logs. It is in the state of the history entry.
 */
import { type ApplicationFilter, applicationFilterSchema } from '@vipp/shared/contract/workshop/application-calls';
import { WORKSHOP_PATHS } from './workshop-paths';

const PARAMETERS = {
  state: 'etat',
  country: 'pays',
  position: 'poste',
  version: 'version',
  since: 'depuis',
  until: 'jusquau',
  order: 'ordre',
} as const;
type Choice = keyof typeof PARAMETERS;

const CHOICES = Object.keys(PARAMETERS) as Choice[];
const PAGE = 'page';

export type ListPlace = { filter: ApplicationFilter; page: number };

function parseChoice(choice: Choice, typed: string | undefined): Partial<ApplicationFilter> {
  if (!typed) return {};
  const parsed = applicationFilterSchema.safeParse({ [choice]: choice === 'version' ? Number(typed) : typed });
  return parsed.success ? parsed.data : {};
}

/** What a form sent; a choice that is not valid is left out. */
export function filterOf(values: Readonly<Record<string, string | undefined>>): ApplicationFilter {
  const search = values['search']?.trim().slice(0, 100);
  return Object.assign(
    {},
    ...CHOICES.map((choice) => parseChoice(choice, values[choice])),
    search ? { search } : {},
  ) as ApplicationFilter;
}

/** @param state of the history entry */
export function parseListPlace(parameters: URLSearchParams, state: unknown): ListPlace {
  const choices = CHOICES.map((choice) => [choice, parameters.get(PARAMETERS[choice]) ?? undefined] as const);
  const hasSearch = typeof state === 'object' && state !== null && 'search' in state;
  const search = hasSearch && typeof state.search === 'string' ? state.search : undefined;
  const page = Number(parameters.get(PAGE));
  return {
    filter: filterOf({ ...Object.fromEntries(choices), search }),
    page: Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1,
  };
}

/** Address and state of the history entry of a place. */
export function listAddress({ filter, page }: ListPlace): { to: string; state: { search?: string } } {
  const parameters = new URLSearchParams(
    CHOICES.flatMap((choice) => {
      const value = filter[choice];
      return value === undefined ? [] : [[PARAMETERS[choice], String(value)]];
    }),
  );
  if (page > 1) parameters.set(PAGE, String(page));
  const search = parameters.size > 0 ? `?${parameters}` : '';
  return { to: WORKSHOP_PATHS.applications + search, state: filter.search ? { search: filter.search } : {} };
}

let last: ListPlace = { filter: {}, page: 1 };
/** Remembers the place, for the way back from one application to its list. */
export const rememberListPlace = (place: ListPlace): void => void (last = place);
export const lastListPlace = (): ListPlace => last;

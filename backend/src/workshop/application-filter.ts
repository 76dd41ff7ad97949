/** Which applications a recruiter asks for, as a condition and in words. */
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import type { ApplicationFilter } from '@vipp/shared/contract/workshop/application-calls';
import { cleanText } from '@vipp/shared/contract/typed-text';
import { candidats } from '../database/candidate-schema';
import { containsWords } from './search-text';

/** Position that the candidate applied for, by its key in the payload (requirement 3.6). */
export const positionColumn = sql<string | null>`${candidats.reponses}->>'poste'`;

const searched = sql`concat_ws(' ', ${candidats.prenoms}, ${candidats.nom}, ${candidats.email}, ${candidats.reference})`;

export function matchesFilter(filter: ApplicationFilter): SQL | undefined {
  const { state, country, position, version, since, until, search } = filter;
  return and(
    state ? eq(candidats.etat, state) : undefined,
    country ? eq(candidats.pays, cleanText(country)) : undefined,
    position ? eq(positionColumn, cleanText(position)) : undefined,
    version === undefined ? undefined : eq(candidats.version, version),
    since ? gte(candidats.dateReception, since) : undefined,
    until ? lte(candidats.dateReception, until) : undefined,
    search ? containsWords(searched, search) : undefined,
  );
}

/** For the audit trail: what was asked for. */
export function filterInWords(filter: ApplicationFilter): string {
  const { state, country, position, version, since, until, search } = filter;
  const parts = [
    ['état', state && APPLICATION_STATES[state].label],
    ['pays', country],
    ['poste', position],
    ['version', version],
    ['depuis le', since],
    ['jusqu’au', until],
    ['recherche', search && `«\u202F${search}\u202F»`],
  ] as const;
  const given = parts.filter(([, value]) => value).map(([name, value]) => `${name} ${value}`);
  return given.length > 0 ? given.join(', ') : 'toutes';
}

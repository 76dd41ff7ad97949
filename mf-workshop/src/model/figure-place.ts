/** Which figures are shown, in the address, so that it can be linked and gone back to. */
import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { WORKSHOP_PATHS } from './workshop-paths';

/** `compared`: undefined for one version alone. */
export type FigurePlace = { version: number; compared: number | undefined; since: string | undefined };

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const versionOf = (typed: string | null | undefined, versions: readonly ListedVersion[]): number | undefined =>
  typed ? versions.find(({ version }) => version === Number(typed))?.version : undefined;

/** The trial beside the published version while one runs, else the published one. */
function presetOf(versions: readonly ListedVersion[]): Omit<FigurePlace, 'since'> {
  const trial = versions.find(({ state }) => state === 'trial');
  const published = versions.find(({ state }) => state === 'published');
  const version = (trial ?? published ?? versions[0])?.version ?? 1;
  return { version, compared: trial && published?.version };
}

const dayOf = (typed: string | null | undefined): string | undefined =>
  typed && DAY.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : undefined;

/** What an address or a form says; what is not valid is left out. */
export function parseFigurePlace(
  typed: { version?: string | null; compared?: string | null; since?: string | null },
  versions: readonly ListedVersion[],
): FigurePlace {
  const since = dayOf(typed.since);
  const version = versionOf(typed.version, versions);
  if (version === undefined) return { ...presetOf(versions), since };
  const compared = versionOf(typed.compared, versions);
  return { version, compared: compared === version ? undefined : compared, since };
}

export function figureAddress({ version, compared, since }: FigurePlace): string {
  const parameters = new URLSearchParams({ version: String(version) });
  if (compared !== undefined) parameters.set('comparee', String(compared));
  if (since !== undefined) parameters.set('depuis', since);
  return `${WORKSHOP_PATHS.figures}?${parameters}`;
}

export const figureParameters = (parameters: URLSearchParams) => ({
  version: parameters.get('version'),
  compared: parameters.get('comparee'),
  since: parameters.get('depuis'),
});

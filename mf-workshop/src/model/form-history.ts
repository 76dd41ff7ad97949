/** The order of form versions. */
import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';

/** The version that all candidates get, or the one on trial. */
export const versionIn = (state: 'published' | 'trial', versions: readonly ListedVersion[] = []) =>
  versions.find((one) => one.state === state);

/** Whether a version was on trial and never went to all candidates. */
export const isTakenBack = ({ state, trialEnd, replacedAt }: ListedVersion): boolean =>
  state === 'retired' && trialEnd !== undefined && trialEnd.at === replacedAt;

/**
 * The version of all candidates before this one.
 *
 * @param versions the newest first
 */
export const versionBefore = (versions: readonly ListedVersion[], version: number): ListedVersion | undefined =>
  versions.find((one) => one.version < version && one.state !== 'trial' && !isTakenBack(one));

export const versionTitle = ({ version, title }: ListedVersion): string =>
  title === null ? `Version ${version}` : `Version ${version}, «\u202F${title}\u202F»`;

/** The state of a version in words. */
export function stateInWords(version: ListedVersion): string {
  const { state, share } = version;
  if (state === 'published') return 'Actuelle';
  if (state === 'trial') return `À l’essai auprès de ${share ?? 0}\u202F%`;
  return isTakenBack(version) ? 'Essai retiré' : 'Remplacée';
}

/** Called after a change of versions or drafts, with its description. */
export type FormsChange = (done: string) => void;

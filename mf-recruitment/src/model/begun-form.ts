/** The version of the form that a candidate began with: they continue in it until it is closed. */
import { readVersion } from '@vipp/shared/contract/application/application-schema';
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
import { success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { knownForm } from './known-forms';

/** Hidden field of both steps for the version that they are shown in. */
export const VERSION_FIELD = 'version';

export type BegunForm = {
  form: ApplicationForm;
  /** The version before, where it is closed or unknown and the answers are moved to the current one. */
  movedFrom?: number;
};

type Api = Pick<SiteApi, 'applicationForm'>;

/** @param version of the answers so far; undefined for the current one */
export async function loadBegunForm(api: Api, version: number | undefined): Promise<Result<BegunForm>> {
  const known = knownForm(version);
  if (known && version !== undefined) return success({ form: known });
  const own = version === undefined ? undefined : await api.applicationForm(version);
  if (own?.ok && !own.data.isClosed) return success({ form: own.data });
  if (own && !own.ok && own.failure !== 'not-found') return own;
  const current = await api.applicationForm();
  if (current.ok) return success({ form: current.data, ...(own && { movedFrom: version }) });
  return known ? success({ form: known }) : current;
}

/** The version that a posted form names. */
export const versionOfForm = (formData: FormData): number | undefined => readVersion(formData.get(VERSION_FIELD));

/**
 * The version of the form that a candidate began with: they continue in it until it is closed. The browser knows the versions that
 * this document has shown, so that both steps work while the connection is lost; the gateway has a cache of its own.
 */
import { readVersion } from '@vipp/shared/contract/application/application-schema';
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
import { success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import type { ApplicationContext } from './application-answer';

/** After this time the gateway is asked whether a version is closed. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const known = new Map<number, { form: ApplicationForm; shownAt: number }>();
let latest: number | undefined;

export function rememberForm(form: ApplicationForm, now = Date.now()): void {
  if (!known.has(form.version)) known.set(form.version, { form, shownAt: now });
  latest = form.version;
}

/** @param version of the form; undefined for the one that was shown last */
export function knownForm(version: number | undefined, now = Date.now()): ApplicationForm | undefined {
  const entry = known.get(version ?? latest ?? -1);
  return entry && now - entry.shownAt <= MAX_AGE_MS ? entry.form : undefined;
}

/** For tests, which share one document. */
export function forgetForms(): void {
  known.clear();
  latest = undefined;
}

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

export type PostedForm = BegunForm & {
  /** For the answer to a page without JavaScript, which is rendered with the current version otherwise. */
  shown: Pick<ApplicationContext, 'form'>;
};

/** The version that a posted step was filled in with. */
export async function loadPostedForm({ api, formData, sealedState }: PageActionArgs): Promise<Result<PostedForm>> {
  const begun = await loadBegunForm(api, readVersion(formData.get(VERSION_FIELD)));
  if (!begun.ok) return begun;
  const { form } = begun.data;
  const current = sealedState ? await api.applicationForm() : undefined;
  const isOlder = current?.ok === true && current.data.version !== form.version;
  return success({ ...begun.data, shown: isOlder ? { form } : {} });
}

import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { success, type Result } from '@vipp/shared/contract/result';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { newFormToken } from '@vipp/shared/lib/form/form-token';
import { listPart, textPart, type ListPart, type TextPart } from '@vipp/shared/lib/content-parts';
import { entriesOrNone } from './content-entries';
import type { Identity } from './report-form';

export type ReportData = {
  commitments: TextPart | null;
  handling: ListPart | null;
  writing: TextPart | null;
  protection: TextPart | null;
  /** The choice in the address, which visitors without JavaScript make by a link. */
  identity: Identity;
  formToken: FormToken;
};

export const IDENTITY_PARAMETER = 'identite';

export async function loadReport({ api, url }: PageLoaderArgs): Promise<Result<ReportData>> {
  const [commitments, handling, writing, protection] = await entriesOrNone(api, CONTENT_PAGES.signalements);
  return success({
    commitments: textPart(commitments),
    handling: listPart(handling),
    writing: textPart(writing),
    protection: textPart(protection),
    identity: url.searchParams.get(IDENTITY_PARAMETER) === 'oui' ? 'identifie' : 'anonyme',
    formToken: newFormToken(),
  });
}

import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { success, type Result } from '@vipp/shared/contract/result';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { newFormToken } from '@vipp/shared/lib/form/form-token';
import { listPart, textPart, type ListPart, type TextPart } from '@vipp/shared/lib/content-parts';
import { entriesOrNone } from './content-entries';

export type ReportData = {
  commitments: TextPart | null;
  handling: ListPart | null;
  writing: ListPart | null;
  protection: TextPart | null;
  /** Whether the reporter gets a code to read the answer. */
  hasFollowUp: boolean;
  isClosed: boolean;
  formToken: FormToken;
};

export async function loadReport({ api }: PageLoaderArgs): Promise<Result<ReportData>> {
  const [[commitments, handling, writing, protection], followUp, open] = await Promise.all([
    entriesOrNone(api, CONTENT_PAGES.signalements),
    api.hasFollowUp(),
    api.takesReports(),
  ]);
  return success({
    commitments: textPart(commitments),
    handling: listPart(handling),
    writing: listPart(writing),
    protection: textPart(protection),
    hasFollowUp: followUp.ok && followUp.data,
    isClosed: open.ok && !open.data,
    formToken: newFormToken(),
  });
}

import { CONTENT_PAGES, REFERENCE_PARAMETER } from '@vipp/shared/contract/paths';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { success, type Result } from '@vipp/shared/contract/result';
import type { Figure } from '@vipp/shared/contract/site-data';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { sharedFormToken } from '@vipp/shared/lib/form/form-token';
import { listPart, textPart, type ListPart, type TextPart } from '@vipp/shared/lib/content-parts';
import { parseReference } from './contact-form';
import { entriesOrNone } from './content-entries';
import { withTelephones } from './site-telephones';

export type ContactData = {
  /** Its items are reasons to write, each with the page or form for it. */
  intro: ListPart | null;
  map: Figure | null;
  sites: ListPart | null;
  newsletter: TextPart | null;
  /** Reference of the application that the message is about. */
  reference: string | null;
  formTokens: { contact: FormToken; newsletter: FormToken };
};

export async function loadContact({ api, url }: PageLoaderArgs): Promise<Result<ContactData>> {
  const [[intro, sites, newsletter], facts] = await Promise.all([
    entriesOrNone(api, CONTENT_PAGES.contact),
    api.siteFacts(),
  ]);
  return success({
    intro: listPart(intro),
    map: sites?.figures.find(({ kind }) => kind === 'image') ?? null,
    sites: withTelephones(listPart(sites), facts.ok ? facts.data.telephones : undefined),
    newsletter: textPart(newsletter),
    reference: parseReference(url.searchParams.get(REFERENCE_PARAMETER)),
    formTokens: { contact: sharedFormToken(), newsletter: sharedFormToken() },
  });
}

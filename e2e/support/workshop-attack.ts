/** Drafts and fields of the workshop with hostile texts. */
import { expect, type Page } from '@playwright/test';
import { MAX_CHANGES } from '@vipp/shared/contract/workshop/draft-calls';
import { replaceDraftTexts } from '@vipp/shared/testing/replace-draft-texts';
import { XSS } from './attack-corpus';
import { expectNoAttack } from './attack';
import { call } from './workshop-pages';

export const HOSTILE = '"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>';

/** One line without control characters, as a text of a draft is read. */
const LINES = XSS.map((text) => text.replace(/\p{Cc}+/gu, ' ').trim());

/** Writes another attack at each call; each has a number, because choices and names must differ. */
export function attackWriter() {
  const written = new Map<string, string[]>();
  let count = 0;
  const write = (name: string): string => {
    count += 1;
    const text = `${name === 'itemTitle' ? '{n} ' : ''}${count} ${LINES[count % LINES.length]}`;
    written.set(name, [...(written.get(name) ?? []), text]);
    return text;
  };
  return { write, written };
}

/** Makes a draft of attacks, as a recruiter with scripts of his own could. @returns its id */
export async function createHostileDraft(
  page: Page,
  writer: ReturnType<typeof attackWriter>,
  from: number,
): Promise<string> {
  const { draft } = await call(page, 'createDraft', { title: HOSTILE, from });
  const { fields, last } = await call(page, 'syncDraft', { draft, since: 0, changes: [], place: null });
  const changes = replaceDraftTexts(fields, writer.write).map((field) => ({ ...field, base: last }));
  for (let sent = 0; sent < changes.length; sent += MAX_CHANGES)
    await call(page, 'syncDraft', {
      draft,
      since: last,
      changes: changes.slice(sent, sent + MAX_CHANGES),
      place: HOSTILE,
    });
  return draft;
}

/** Opens each state of the preview of a draft. @param preview the page, or the frame in it, with the choices */
export async function seePreviews(page: Page, preview: Pick<Page, 'getByRole' | 'frameLocator'> = page): Promise<void> {
  for (const name of ['Avec erreurs', 'Rempli', 'Étape 2', 'Vide', 'Relecture']) {
    await preview.getByRole('radio', { name, exact: true }).check();
    await expect(preview.frameLocator('iframe').locator('body')).not.toBeEmpty();
    await expectNoAttack(page);
  }
}

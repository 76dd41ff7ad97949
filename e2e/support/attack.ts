/** Drafts and fields of the workshop with hostile texts. */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { MAX_CHANGES } from '@vipp/shared/contract/workshop/draft-calls';
import { replaceDraftTexts } from '@vipp/shared/testing/replace-draft-texts';
import { XSS } from './attack-corpus';
import { call } from './workshop-pages';

// What an attacker would type, or write into content.

export const ATTACK = `"'></title></script></textarea><img src=/_x onerror="window.hacked=1"><svg onload=window.hacked=1><script>window.hacked=1</script>`;

/** Nothing of the attack has become part of the page. */
export async function expectNoHarm(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('[onerror], [onload], a[href^="javascript"], iframe[srcdoc]')).toHaveCount(0);
}

/** What the elements of an attack would be: handlers in attributes, addresses that run a script or lead away. */
const foreignElements = (): string[] => {
  const isForeign = (element: Element) =>
    element.matches('marquee, object, embed, math, xss, base, meta[http-equiv], foreignObject, animate, set') ||
    [...element.attributes].some(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (/(^|:)(href|src|srcdoc|data|action|formaction|poster|style)$/i.test(name) &&
          /^\s*(javascript|vbscript|data:text)|evil\.example|url\(/i.test(value)),
    );
  return [...document.querySelectorAll('*')].filter(isForeign).map(({ outerHTML }) => outerHTML.slice(0, 120));
};

/** Nothing of any attack has run or become an element, neither in the page nor in its frames. */
export async function expectNoAttack(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await frame.evaluate(foreignElements)).toEqual([]);
  }
}

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
  const { fields, last } = await call(page, 'syncDraft', { draft, since: 0, changes: [] });
  const changes = replaceDraftTexts(fields, writer.write).map((field) => ({ ...field, base: last }));
  for (let sent = 0; sent < changes.length; sent += MAX_CHANGES)
    await call(page, 'syncDraft', { draft, since: last, changes: changes.slice(sent, sent + MAX_CHANGES) });
  return draft;
}

/** Opens each page of the preview of a draft. @param preview its frame */
export async function seePreviews(page: Page, preview: FrameLocator): Promise<void> {
  for (const name of ['Étape 2', 'Relecture', 'Étape 1']) {
    await preview.getByRole('radio', { name, exact: true }).check();
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAttack(page);
  }
}

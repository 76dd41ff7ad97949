/** Hostile texts, and drafts of the application form that consist of them. */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { MAX_CHANGES } from '@vipp/shared/contract/workshop/draft-calls';
import { DraftDocument } from '@vipp/shared/lib/workshop/draft-document';
import { TEXTS, textOf, type NodeType } from '@vipp/shared/lib/workshop/draft-nodes';
import { XSS } from './attack-corpus';
import { call } from './workshop-pages';

/** What an attacker would write into content. */
export const ATTACK = `"'></title></script></textarea><img src=/_x onerror="window.hacked=1"><svg onload=window.hacked=1><script>window.hacked=1</script>`;
/** What an attacker would type. */
export const HOSTILE = '"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>';

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

/** One line without control characters, as a text of a draft is read. */
const LINES = XSS.map((text) => text.replace(/\p{Cc}+/gu, ' ').trim());

/** Makes a draft of attacks, as a recruiter with scripts of his own could. @returns its id */
export async function createHostileDraft(page: Page, from: number): Promise<string> {
  const { draft } = await call(page, 'createDraft', { title: HOSTILE, from });
  const { fields, last } = await call(page, 'syncDraft', { draft, since: 0, changes: [] });
  let count = 0;
  // Each has a number, because choices and names must differ.
  const write = (name: string): string =>
    `${name === 'itemTitle' ? '{n} ' : ''}${(count += 1)} ${LINES[count % LINES.length]}`;
  // All texts of all parts: those that it has, and the hints and introductions that it lacks.
  const changes = [...new DraftDocument(fields).nodes].flatMap(([part, node]) => {
    const type = node.get('type') as NodeType | undefined;
    return (type ? TEXTS[type] : [])
      .filter((name) => textOf(node, name) !== '' || name === 'hint' || name === 'intro')
      .map((field) => ({ part, field, value: write(field), base: last }));
  });
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

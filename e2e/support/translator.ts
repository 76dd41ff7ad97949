/** A browser that translates every page as Google Translate does: into the same words, for the tests. */
import { expect, type Page } from '@playwright/test';

/** Runs in the page: replaces each text by elements with a text of its own, from the hydration on. */
function translate(widest: number): void {
  if (window.innerWidth > widest) return;
  const toFont = (text: string): Element => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text);
    outer.append(inner);
    return outer;
  };
  const isForeign = ({ parentElement }: Text): boolean =>
    parentElement === null || parentElement.closest('font, svg, script, style, textarea, option, noscript') !== null;
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) found.push(node);
    for (const text of found) if (text.data.trim() && !isForeign(text)) text.replaceWith(toFont(text.data));
  };
  const begin = (): void => {
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  // Set by the first effect of the hydrated page.
  let restoration: ScrollRestoration = 'auto';
  Object.defineProperty(history, 'scrollRestoration', {
    get: () => restoration,
    set: (next: ScrollRestoration) => {
      if (restoration === 'auto' && next === 'manual') queueMicrotask(begin);
      restoration = next;
    },
  });
}

/** @param widest window in which pages are translated */
export const translatePages = (page: Page, widest = Number.MAX_SAFE_INTEGER): Promise<unknown> =>
  page.addInitScript(translate, widest);

/** Runs in the page: the text rendered by React, and the text in the page. */
function compareTexts(): { rendered: string; shown: string; untranslated: number } {
  type Fiber = {
    tag: number;
    child: Fiber | null;
    sibling: Fiber | null;
    stateNode: Element;
    memoizedProps: string | { children?: unknown; dangerouslySetInnerHTML?: unknown };
  };
  const SKIPPED = /^(?:TEXTAREA|NOSCRIPT|STYLE|SCRIPT)$/;
  const [TEXT, ELEMENT, HOISTED] = [6, 5, 26];
  const own = ({ tag, stateNode, memoizedProps: props }: Fiber): string | undefined => {
    if (typeof props === 'string') return tag === TEXT ? props : undefined;
    if (tag === HOISTED) return '';
    if (tag !== ELEMENT || !props) return undefined;
    if (SKIPPED.test(stateNode.nodeName)) return '';
    if (props.dangerouslySetInnerHTML) return stateNode.textContent;
    return ['string', 'number'].includes(typeof props.children) ? String(props.children) : undefined;
  };
  const textOf = (fiber: Fiber): string => {
    const text = own(fiber);
    if (text !== undefined) return text;
    let all = '';
    for (let child = fiber.child; child; child = child.sibling) all += textOf(child);
    return all;
  };
  const site = document.getElementById('site') as HTMLElement;
  const key = Object.keys(site).find((name) => name.startsWith('__reactContainer')) ?? '';
  const root = (site as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
  const walker = document.createTreeWalker(site, NodeFilter.SHOW_TEXT);
  let shown = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!SKIPPED.test(node.parentElement?.nodeName ?? '')) shown += node.nodeValue;
  const untranslated = site.querySelectorAll('font').length === 0 ? 1 : 0;
  return { rendered: root ? textOf(root.stateNode.current) : '', shown, untranslated };
}

/** The text on screen is that of React: no text is old, twice or lost. */
export async function expectNoLostText(page: Page, where: string): Promise<void> {
  await expect(async () => {
    const { rendered, shown, untranslated } = await page.evaluate(compareTexts);
    expect(untranslated, `${where} is translated`).toBe(0);
    expect(shown, where).toBe(rendered);
  }).toPass({ timeout: 90_000 });
}

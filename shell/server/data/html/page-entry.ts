/** Splits a sanitised content entry into the parts that designed sections show: see docs/contracts/content-pages.md. */
import type { ContentEntry } from '@vipp/shared/contract/content-api';
import type { Figure, PageEntry, PageItem, PageLinkData } from '@vipp/shared/contract/site-data';
import { FOCUS_ATTRIBUTE, sanitiseToFragment, toHtml } from './sanitise-html';

const ELEMENT_NODE = 1;
const isElement = (node: Node): node is Element => node.nodeType === ELEMENT_NODE;
const isBlank = (node: Node): boolean => !isElement(node) && (node.textContent ?? '').trim() === '';
const significant = (parent: ParentNode & Node): Node[] => [...parent.childNodes].filter((node) => !isBlank(node));

const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/[ \t\n]+/g, ' ').trim();

/** An attribute such as `width`, if a positive integer. */
function pixels(element: Element, name: string): number | undefined {
  const value = Number(element.getAttribute(name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

function focusOf(element: Element): Figure['focus'] {
  const [x, y] = (element.getAttribute(FOCUS_ATTRIBUTE) ?? '').split(' ').map(Number);
  return x === undefined || y === undefined ? undefined : { x, y };
}

function toFigure(holder: Element): Figure | null {
  const media = holder.matches('img, video') ? holder : holder.querySelector('img, video');
  const src = media?.getAttribute('src');
  if (!media || !src) return null;
  const caption = holder.querySelector('figcaption');
  const isVideo = media.tagName === 'VIDEO';
  return {
    kind: isVideo ? 'video' : 'image',
    src,
    alt: media.getAttribute(isVideo ? 'aria-label' : 'alt') ?? '',
    caption: caption ? toHtml(caption.childNodes) : '',
    width: pixels(media, 'width'),
    height: pixels(media, 'height'),
    focus: focusOf(media),
    poster: media.getAttribute('poster') ?? undefined,
    captions: media.querySelector('track')?.getAttribute('src') ?? undefined,
  };
}

function toLink(anchor: Element): PageLinkData {
  const href = anchor.getAttribute('href') ?? '';
  const extension = /\/storage\/.*\.([a-z0-9]{2,4})$/i.exec(href)?.[1];
  return { href, text: text(anchor), ...(extension && { format: extension.toUpperCase() }) };
}

/** Removes an element, and the paragraph around it when empty then. */
function removeElement(element: Element): void {
  const parent = element.parentElement;
  element.remove();
  if (parent?.tagName === 'P' && text(parent) === '' && parent.children.length === 0) parent.remove();
}

function toItem(source: Element): PageItem {
  const item = source.cloneNode(true) as Element;
  const figureHolder = item.querySelector('figure, img, video');
  const figure = figureHolder && toFigure(figureHolder);
  if (figureHolder) removeElement(figureHolder);
  const anchor = [...item.querySelectorAll('a[href]')].at(-1);
  const link = anchor ? toLink(anchor) : null;
  if (anchor) removeElement(anchor);
  const first = significant(item).find((node) => node.nodeName !== 'BR');
  const opening =
    first && isElement(first)
      ? first.matches('strong, h3, h4')
        ? first
        : first.querySelector('p > strong:first-child')
      : null;
  const title = text(opening);
  if (opening) removeElement(opening);
  return { html: toHtml(item.childNodes).replace(/^(?:\s|<br>|[:.]\s)+/, ''), title, figure, link };
}

/** `<p><a href="…">…</a></p>`: a link alone in a paragraph is a call to action. */
function actionOf(element: Element): PageLinkData | null {
  const [only, ...others] = significant(element);
  return element.tagName === 'P' && only && others.length === 0 && isElement(only) && only.tagName === 'A'
    ? toLink(only)
    : null;
}

function figureOf(element: Element): Figure | null {
  if (element.matches('figure, img, video')) return toFigure(element);
  const [only, ...others] = significant(element);
  const lone = element.tagName === 'P' && only && others.length === 0 && isElement(only) && only.matches('img, video');
  return lone ? toFigure(only) : null;
}

/** @param entry an untrusted section of the content service */
export function toPageEntry({ name, content }: ContentEntry): PageEntry {
  const fragment = sanitiseToFragment(content);
  const parts: Omit<PageEntry, 'name' | 'content' | 'prose'> = { items: [], actions: [], figures: [] };
  const prose: Node[] = [];
  for (const node of fragment.childNodes) {
    if (!isElement(node)) {
      prose.push(node);
      continue;
    }
    const action = actionOf(node);
    const figure = figureOf(node);
    if (node.matches('ul, ol')) parts.items.push(...[...node.children].map(toItem));
    else if (action) parts.actions.push(action);
    else if (figure) parts.figures.push(figure);
    else prose.push(node);
  }
  return { name, content: toHtml(fragment.childNodes), prose: toHtml(prose), ...parts };
}

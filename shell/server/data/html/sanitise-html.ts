/**
 * Makes the HTML of the content service safe and uniform, once per version of the content: DOMPurify over jsdom; no inline
 * styles, as the content security policy demands. Bold becomes `<strong>`, and the position of a picture its focus; `storage/`
 * addresses rewritten; headings below that of the section. Imported with `import()`: jsdom takes half a second, in parallel with
 * the first call of the content service.
 */
import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';
import { storedAddress } from './stored-address';
import { isStoredPhotograph, photographSrcSet, resizedAddress } from '@vipp/shared/lib/photographs';

/** The first width not below that of any text (`--width-page`). */
const WIDEST = 1_440;

/** The window without `--space-gutter`, in CSS pixels: 93.2vw - 12.8px. */
const WINDOW_SIZES = 'calc(93.2vw - 0.8rem)';
const windowOf = (width: number): number => Math.ceil((width + 12.8) / 0.932);

/**
 * Offers a stored photograph of rich text in the widths that screens need. `width` is in CSS pixels, so screens with small
 * pixels need twice as many. Without it the file decides the shown width: one file for all screens, because a browser would
 * derive other widths from the descriptors of a `srcset`.
 */
function offerWidths(image: Element): void {
  const src = image.getAttribute('src') ?? '';
  if (!isStoredPhotograph(src)) return;
  const width = Number(image.getAttribute('width'));
  if (!Number.isInteger(width) || width <= 0) return image.setAttribute('srcset', resizedAddress(src, WIDEST));
  image.setAttribute('srcset', photographSrcSet(src, 2 * width));
  image.setAttribute('sizes', `(max-width: ${windowOf(width)}px) ${WINDOW_SIZES}, ${width}px`);
}

const CONTENTS_PER_WINDOW = 1_000;

function openWindow() {
  const { window } = new JSDOM('');
  return { window, purifier: createDOMPurify(window), contents: 0 };
}

/**
 * DOMPurify over jsdom with constant memory. DOMPurify parses each content into a new document, and for each queried document
 * jsdom stores 0.2 MB until the window is closed, and becomes slower. Results therefore move to the window's only document
 * before any query, and the window is replaced after a number of contents.
 *
 * @param contentsPerWindow contents before the window is replaced
 */
export function createHtmlPurifier(
  config: Config,
  contentsPerWindow = CONTENTS_PER_WINDOW,
): (html: string) => DocumentFragment {
  let current = openWindow();

  return (html) => {
    if (current.contents >= contentsPerWindow) {
      current.window.close();
      current = openWindow();
    }
    current.contents += 1;
    const { document } = current.window;
    // Null, despite its type, for a `<frameset>`: it has no body.
    const purified: DocumentFragment | null = current.purifier.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
    return purified ? document.adoptNode(purified) : document.createDocumentFragment();
  };
}

const TAGS =
  'p h1 h2 h3 h4 h5 ul ol li strong b em i u a br hr span div small sup sub abbr blockquote cite q ' +
  'figure figcaption img video source track table caption thead tbody tfoot tr th td dl dt dd time details summary';
const ATTRIBUTES =
  'href src alt title width height poster kind srclang label lang style scope colspan rowspan datetime ' +
  'aria-label start reversed';

const ALLOWED = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const purify = createHtmlPurifier(ALLOWED);

const isBold = (style: string): boolean => /font-weight\s*:\s*(bold|bolder|[6-9]00)/i.test(style);

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Focal point of a picture, which must not be cropped. */
const FOCUS = /object-position\s*:\s*(\d{1,2}|100)%\s+(\d{1,2}|100)%/i;
export const FOCUS_ATTRIBUTE = 'data-focus';

function applyStyles(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    const bold = isBold(style);
    element.removeAttribute('style');
    const [, x, y] = FOCUS.exec(style) ?? [];
    if (x && y && element.tagName === 'IMG') element.setAttribute(FOCUS_ATTRIBUTE, `${x} ${y}`);
    if (!bold) continue;
    const strong = element.ownerDocument.createElement('strong');
    strong.append(...element.childNodes);
    element.append(strong);
  }
}

function rewriteAddresses(fragment: DocumentFragment): void {
  for (const name of ['href', 'src', 'poster']) {
    for (const element of fragment.querySelectorAll(`[${name}]`)) {
      element.setAttribute(name, storedAddress(element.getAttribute(name) ?? ''));
    }
  }
}

/** The title of a section is an h2, so the headings in its content start at h3. */
function lowerHeadings(fragment: DocumentFragment): void {
  for (const heading of fragment.querySelectorAll('h1, h2')) rename(heading, 'h3');
  for (const heading of fragment.querySelectorAll('h5')) rename(heading, 'h4');
}

function markMedia(fragment: DocumentFragment): void {
  for (const image of fragment.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
    offerWidths(image);
  }
  for (const video of fragment.querySelectorAll('video')) {
    video.setAttribute('controls', '');
    video.setAttribute('preload', 'none');
  }
  for (const link of fragment.querySelectorAll('a[href^="http"]')) link.setAttribute('rel', 'noopener');
}

/** Accessible name of a table: its caption, or the heads of its columns. */
function tableName(table: Element): string {
  const caption = table.querySelector('caption')?.textContent?.trim();
  if (caption) return caption;
  const heads = [...(table.querySelector('tr')?.children ?? [])].map((cell) => cell.textContent?.trim());
  return `Tableau\u202F: ${heads.join(', ')}`;
}

/** Wide tables scroll inside a box that the keyboard can focus. */
function wrapTables(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) {
    const box = table.ownerDocument.createElement('div');
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', tableName(table));
    box.setAttribute('tabindex', '0');
    table.replaceWith(box);
    box.append(table);
  }
}

/**
 * @param html HTML of the content service
 * @returns a fragment that is safe to serialise into a page
 */
export function sanitiseToFragment(html: string): DocumentFragment {
  const fragment = purify(html);
  applyStyles(fragment);
  rewriteAddresses(fragment);
  lowerHeadings(fragment);
  markMedia(fragment);
  wrapTables(fragment);
  return fragment;
}

/** Space invisible in browsers: before a block begins or ends. */
const SPACE_BESIDE_BLOCKS =
  /[ \t\n]+(?=<\/?(?:p|h[3-4]|ul|ol|li|blockquote|figure|figcaption|div|table|caption|t(?:head|body|foot|r|h|d)|d[ldt])\b)/g;

/**
 * Serialises the nodes of a fragment or an element, without line breaks between blocks: a page repeats its texts in its state,
 * with other line breaks. Each of them would end a repetition that compression finds.
 */
export function toHtml(nodes: Iterable<Node>): string {
  const all = [...nodes];
  const container = all[0]?.ownerDocument?.createElement('div');
  if (!container) return '';
  for (const node of all) container.append(node.cloneNode(true));
  return container.innerHTML.replace(SPACE_BESIDE_BLOCKS, '').trim();
}

/** Sanitised HTML, as a string. */
export const sanitiseHtml = (html: string): string => toHtml(sanitiseToFragment(html).childNodes);

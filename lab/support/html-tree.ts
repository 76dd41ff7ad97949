/** A minimal document tree in Node: the crawler reads a hundred pages in a second. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

const isElement = (node: Tree.ChildNode): node is Element => 'tagName' in node;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

export function* elementsBelow(parent: Tree.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsBelow(node);
  }
}

/**
 * All elements of a document, in its order.
 *
 * @param scriptingEnabled false for those that only a browser without JavaScript shows
 */
export const parseHtml = (html: string, { scriptingEnabled = true } = {}): Element[] => [
  ...elementsBelow(parse(html, { scriptingEnabled })),
];

/** Elements whose text is not visible. */
const SILENT = new Set(['script', 'style', 'noscript', 'template']);

/** Text of an element, white space normalised. */
export function textOf(element: Element): string {
  const parts: string[] = [];
  const collect = (parent: Tree.ParentNode): void => {
    for (const node of parent.childNodes) {
      if ('value' in node) parts.push(node.value);
      else if (isElement(node) && !SILENT.has(node.tagName)) collect(node);
    }
  };
  collect(element);
  return normaliseSpace(parts.join(''));
}

/** Only the white space that HTML itself runs together: French narrow spaces are part of the text. */
export const normaliseSpace = (text: string): string => text.replace(/[ \t\n\r\f]+/g, ' ').replace(/^ | $/g, '');

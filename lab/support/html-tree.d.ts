/** A minimal document tree in Node: the crawler reads a hundred pages in a second. */
import { type DefaultTreeAdapterTypes as Tree } from 'parse5';
export type Element = Tree.Element;
export declare const attribute: (element: Element, name: string) => string | undefined;
export declare function elementsBelow(parent: Tree.ParentNode): Generator<Element>;
/**
 * All elements of a document, in its order.
 *
 * @param scriptingEnabled false for those that only a browser without JavaScript shows
 */
export declare const parseHtml: (html: string, { scriptingEnabled }?: {
    scriptingEnabled?: boolean | undefined;
}) => Element[];
/** Text of an element, white space normalised. */
export declare function textOf(element: Element): string;
/** Only the white space that HTML itself runs together: French narrow spaces are part of the text. */
export declare const normaliseSpace: (text: string) => string;

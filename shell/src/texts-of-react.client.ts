/**
 * Translators of browsers replace the text nodes of a page by `<font>` elements with texts of their own, or move them into such
 * elements. React has references to the nodes that it rendered: it cannot remove them any more, and changes invisible nodes.
 * Here a text node returns to its place before React removes, moves or changes it; the translator, which observes the page,
 * then translates it again.
 */

const fonts = new WeakMap<Node, Element>();
/** Several, if a translator writes a sentence of several nodes into one element. */
const texts = new WeakMap<Element, Node[]>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

function restore(text: Node): void {
  const font = fonts.get(text);
  if (!font?.parentNode) return;
  const originals = texts.get(font) ?? [];
  for (const original of originals) fonts.delete(original);
  font.replaceWith(...originals);
}

function record(changes: readonly MutationRecord[], observer: MutationObserver): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    if (type === 'characterData') restore(target);
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const font = [addedNodes[0], previousSibling, nextSibling].find(isFont);
      if (!font) continue;
      fonts.set(text, font);
      texts.set(font, [...(texts.get(font) ?? []), text]);
      observer.observe(text, { characterData: true });
    }
  }
}

/** The child of `parent` around a node that React rendered as its child. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Call it once, before React starts. */
export function restoreTextsOfReact(): void {
  const observer = new MutationObserver(record);
  observer.observe(document.body, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  /** Makes a change of React's with its own nodes in place; the change itself is none of a translator. */
  const withTexts = <Result>(nodes: (Node | null)[], change: () => Result): Result => {
    record(observer.takeRecords(), observer);
    for (const node of nodes) if (node) restore(node);
    const result = change();
    observer.takeRecords();
    return result;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    // Whatever moved it elsewhere, it is to go.
    return withTexts([child], () => (child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child));
  };
  Node.prototype.insertBefore = function <New extends Node>(this: Node, node: New, before: Node | null): New {
    return withTexts([node, before], () => insertBefore.call(this, node, before && childWith(this, before)) as New);
  };
}

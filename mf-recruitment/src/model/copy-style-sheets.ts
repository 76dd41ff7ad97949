const SHEETS = 'style, link[rel="stylesheet"]';

/**
 * Copies the style sheets of a page into the document of a frame, and those that are added later.
 *
 * The document of an empty frame inherits the policy of its page: inline styles with the same text have the same hash.
 *
 * @returns what to call when the frame is no longer shown
 */
export function copyStyleSheets(from: Document, to: Document): () => void {
  const copies = new Map<Element, Element>();
  const update = (): void => {
    const current = new Set(from.querySelectorAll(SHEETS));
    for (const [original, copy] of copies) {
      if (current.has(original) && original.isEqualNode(copy)) continue;
      copy.remove();
      copies.delete(original);
    }
    for (const original of current) {
      if (copies.has(original)) continue;
      const copy = to.importNode(original, true);
      copies.set(original, copy);
      to.head.append(copy);
    }
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(from.documentElement, { childList: true, subtree: true, attributeFilter: ['media', 'rel', 'href'] });
  return () => {
    observer.disconnect();
    for (const copy of copies.values()) copy.remove();
  };
}

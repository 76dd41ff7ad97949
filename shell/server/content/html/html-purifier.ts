/**
 * DOMPurify over jsdom with flat memory. DOMPurify parses each content into a new document, and jsdom keeps for the life
 * of a window what it prepares for each document that is queried (0.2 MB, and ever slower): results therefore move to
 * the window's one document before anything queries them, and the window itself is renewed from time to time.
 */
import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';

const CONTENTS_PER_WINDOW = 1_000;

function openWindow() {
  const { window } = new JSDOM('');
  return { window, purifier: createDOMPurify(window), contents: 0 };
}

/** @param contentsPerWindow contents after which the window is closed and another one opened */
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
    // Null, whatever its type says, where the HTML is a `<frameset>` and so has no body.
    const purified: DocumentFragment | null = current.purifier.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
    return purified ? document.adoptNode(purified) : document.createDocumentFragment();
  };
}

/**
 * DOMPurify over jsdom with constant memory. DOMPurify parses each content into a new document, and for each queried document
 * jsdom stores 0.2 MB until the window is closed, and becomes slower. Results therefore move to the window's only document
 * before any query, and the window is replaced after a number of contents.
 */
import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';

const CONTENTS_PER_WINDOW = 1_000;

function openWindow() {
  const { window } = new JSDOM('');
  return { window, purifier: createDOMPurify(window), contents: 0 };
}

/** @param contentsPerWindow contents before the window is replaced */
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

import { createHtmlPurifier } from './html-purifier';

const textsOf = (fragment: DocumentFragment): string[] => [...fragment.children].map(({ outerHTML }) => outerHTML);
const CONFIG = { ALLOWED_TAGS: ['p', 'b'] };
const CONTENT = '<p>Un <b>texte</b></p><p onclick="alert(1)">b<script>alert(1)</script></p>';

describe('a purifier', () => {
  it('replaces its window after a number of contents, with the same results', () => {
    const purify = createHtmlPurifier(CONFIG, 3);
    const fragments = Array.from({ length: 8 }, () => purify(CONTENT));
    const documents = [...new Set(fragments.map(({ ownerDocument }) => ownerDocument))];
    expect(fragments.map((fragment) => documents.indexOf(fragment.ownerDocument))).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
    // A closed window has no document.
    expect(documents.map(({ defaultView }) => defaultView?.document !== undefined)).toEqual([false, false, true]);
    for (const fragment of fragments) expect(textsOf(fragment)).toEqual(['<p>Un <b>texte</b></p>', '<p>b</p>']);
  });

  it('does not change earlier results when it replaces its window', () => {
    const purify = createHtmlPurifier(CONFIG, 1);
    const earlier = purify(CONTENT);
    purify('<p>c</p>');
    expect([...earlier.querySelectorAll('p b')].map(({ textContent }) => textContent)).toEqual(['texte']);
    expect(textsOf(earlier)).toEqual(['<p>Un <b>texte</b></p>', '<p>b</p>']);
  });

  it('moves all results of a window to its only document', () => {
    const purify = createHtmlPurifier(CONFIG);
    expect(purify('<p>a</p>').ownerDocument).toBe(purify('<frameset></frameset>').ownerDocument);
  });
});

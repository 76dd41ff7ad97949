import { act, render, type RenderResult } from '@testing-library/react';
import { restoreTextsOfReact } from './texts-of-react.client';

type Props = { count: number; isNew?: boolean; isEmpty?: boolean };

/** Texts with siblings that come, go and change. */
function List({ count, isNew = false, isEmpty = false }: Props) {
  return (
    <main>
      {isNew && <b>Nouveau</b>}
      {count} résultats{isEmpty && ' (aucun)'} {isEmpty ? <i>Rien</i> : 'sur la page'}
    </main>
  );
}

const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

function toFont(text: string): Element {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(text);
  return font;
}

/** Each replaces the texts of a page by elements, as one of the translators does. */
const translators: Readonly<Record<string, (text: Text) => void>> = {
  'replaces a text': (text) => text.replaceWith(toFont(text.data.toUpperCase())),
  'inserts its element before a text and removes that': (text) => {
    text.before(toFont(text.data.toUpperCase()));
    text.remove();
  },
  'moves a text into its element': (text) => {
    const font = toFont('');
    text.before(font);
    font.firstElementChild?.append(text);
  },
};

restoreTextsOfReact();

const shown = ({ container }: RenderResult) => container.textContent.toLowerCase();

describe.each(Object.entries(translators))('a page whose translator %s', (_, translate) => {
  const steps: readonly [string, Props, string][] = [
    ['a changed text', { count: 3 }, '3 résultats sur la page'],
    ['an element before a text', { count: 12, isNew: true }, 'nouveau12 résultats sur la page'],
    ['an added text, and an element in place of one', { count: 12, isEmpty: true }, '12 résultats (aucun) rien'],
  ];

  it.each(steps)('shows %s, and again what was before', async (_name, next, text) => {
    const view = render(<List count={12} />);
    const change = async (props: Props) => {
      for (const one of textsOf(view.container)) translate(one);
      await act(async () => view.rerender(<List {...props} />));
    };
    await change(next);
    expect(shown(view)).toBe(text);
    await change({ count: 12 });
    expect(shown(view)).toBe('12 résultats sur la page');
    await change({ count: 0 });
    view.unmount();
    expect(view.container).toBeEmptyDOMElement();
  });
});

import { frenchTypography, frenchTypographyHtml } from './french-typography';

/** Shows the narrow no-break space as `~` and the no-break space as `_`, so that they are visible. */
const set = (text: string) => frenchTypography(text).replaceAll('\u202F', '~').replaceAll('\u00A0', '_');
const setHtml = (html: string) => frenchTypographyHtml(html).replaceAll('\u202F', '~');

describe('frenchTypography', () => {
  it.each([
    ["L'équipe d'Abidjan", 'L’équipe d’Abidjan'],
    ['Prêt ? Oui !', 'Prêt~? Oui~!'],
    ['Prêt? Oui!', 'Prêt~? Oui~!'],
    ['Trois pays : Bénin ; Togo', 'Trois pays~: Bénin~; Togo'],
    ['Quoi ?!', 'Quoi~?!'],
    ['(vraiment ?)', '(vraiment~?)'],
    ['« Bonjour »', '«~Bonjour~»'],
    ['«Bonjour»', '«~Bonjour~»'],
    ['« Prêt ? »', '«~Prêt~?~»'],
    ['98 % des appels, +12% en un an', '98~% des appels, +12~% en un an'],
    ['1 500 postes', '1~500 postes'],
    ['plus de 1 250 000 contacts', 'plus de 1~250~000 contacts'],
    ['Et demain...', 'Et demain…'],
    ['le 25 novembre 2026', 'le 25_novembre_2026'],
    ['40 millions de contacts en 6 min 10 s', '40_millions de contacts en 6_min 10_s'],
    ["l'article 6 du règlement (UE) 2016/679", 'l’article_6 du règlement (UE)_2016/679'],
  ])('sets %j', (typed, expected) => {
    expect(set(typed)).toBe(expected);
  });

  it.each([
    ['times and addresses', ['de 12:30 à 14:00', 'https://vipp.example/a?b=1;c!d', 'contact@vipp.example']],
    ['other numbers', ['en 2023 500 personnes', '+229 21 30 45 67', '01 23 45 67 89']],
    ['four points', ['a....b']],
  ])('leaves %s alone', (_what, texts) => {
    expect(texts.map(set)).toEqual(texts);
  });

  it('converts other no-break spaces to narrow ones', () => {
    expect(set('Prêt\u00A0? «\u00A0Oui\u00A0» 1\u00A0500')).toBe('Prêt~? «~Oui~» 1~500');
  });

  it('changes nothing the second time, whatever the text', () => {
    const alphabet = [..."a1 ':;!?«»%.€(),<&\u00A0\u202F", ' 500', 'https://a?b ', '...', '&amp;', '<b>'];
    let seed = 7;
    const next = () => (seed = (seed * 48271) % 2147483647);
    for (let round = 0; round < 3000; round += 1) {
      const text = Array.from({ length: 12 }, () => alphabet[next() % alphabet.length]).join('');
      const once = frenchTypography(text);
      expect({ text, set: frenchTypography(once) }).toEqual({ text, set: once });
      const html = frenchTypographyHtml(text);
      expect({ text, html: frenchTypographyHtml(html) }).toEqual({ text, html });
    }
  });
});

describe('frenchTypographyHtml', () => {
  it('never changes an attribute', () => {
    const tag = `<a href="/x?a=1 : 2" title="l'offre : tout !">`;
    expect(setHtml(`${tag}L'offre : tout !</a>`)).toBe(`${tag}L’offre~: tout~!</a>`);
  });

  it('sets a mark that follows a tag', () => {
    expect(setHtml('<p><strong>Attention</strong> : départ</p>')).toBe('<p><strong>Attention</strong>~: départ</p>');
  });

  it('does not change character references, comments and code', () => {
    const html = "<!-- l'un : l'autre ! --><code>a ? b : c</code><p>R&amp;D &lt;3</p>";
    expect(setHtml(html)).toBe(html);
  });

  it('recognises references to typographic characters', () => {
    expect(setHtml('<p>&laquo;&nbsp;L&#39;offre&nbsp;&raquo;&nbsp;!</p>')).toBe('<p>«~L’offre~»~!</p>');
  });
});

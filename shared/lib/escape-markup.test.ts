import { escapeMarkup } from './escape-markup';

it('escapeMarkup escapes only the ends of texts and attributes in HTML and XML', () => {
  expect(escapeMarkup(`<a title="l'été & co">`)).toBe('&lt;a title=&quot;l&#39;été &amp; co&quot;&gt;');
  expect(escapeMarkup('Déjà « échappé » : &amp; — ’')).toBe('Déjà « échappé » : &amp;amp; — ’');
});

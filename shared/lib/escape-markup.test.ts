import { escapeMarkup } from './escape-markup';

it('escapes what ends a text or an attribute in HTML and XML, and nothing else', () => {
  expect(escapeMarkup(`<a title="l'été & co">`)).toBe('&lt;a title=&quot;l&#39;été &amp; co&quot;&gt;');
  expect(escapeMarkup('Déjà « échappé » : &amp; — ’')).toBe('Déjà « échappé » : &amp;amp; — ’');
});

import { parseNewsQuery, parseStudyQuery } from './list-query';
import { contactSchema } from './forms/contact';
import { contactExample as contact } from '../testing/posted-form';
import { cleanEmail, cleanLine, cleanTelephone, cleanText, isEmailAddress } from './typed-text';

const stored = (field: keyof typeof contact, typed: string) =>
  contactSchema.parse({ ...contact, [field]: typed })[field];

it.each([
  ['nom', 'Jean\u2011Paul', 'Jean-Paul'],
  ['nom', 'Le\u00a0Goff', 'Le Goff'],
  ['nom', '\u200bDia\u200dllo\u202c', 'Diallo'],
  ['nom', 'N\u2018Diaye', 'N’Diaye'],
  ['nom', 'Dia\u0000llo', 'Diallo'],
  ['nom', 'Jean\u2014Paul', 'Jean-Paul'],
  ['nom', 'N\uff07Diaye', 'N’Diaye'],
  ['nom', 'Dia\u180ello', 'Diallo'],
  ['telephone', 'Tél. : +228 90 12 34 56', '+228 90 12 34 56'],
  ['telephone', 'Mobile +228 90 12 34 56', '+228 90 12 34 56'],
  ['telephone', '\uff0b228\u00a090\u201112\u201134\u201156', '+228 90-12-34-56'],
  ['email', 'o’brien@acme.fr', "o'brien@acme.fr"],
  ['email', 'contact@société.fr', 'contact@xn--socit-esab.fr'],
  ['email', 'a&b!c/d=e@acme.fr', 'a&b!c/d=e@acme.fr'],
  ['email', 'awa@xn--socit-esab.xn--p1ai', 'awa@xn--socit-esab.xn--p1ai'],
] as const)('the pasted %s %j is stored as %j', (field, typed, expected) => {
  expect(stored(field, typed)).toBe(expected);
});

it.each([
  ['a link', ['mailto:awa@acme.fr?subject=Bonjour', '<awa@acme.fr>', '"Diallo, Awa" <mailto:awa@acme.fr>;']],
  ['a name', ['Awa Diallo <awa@acme.fr>', 'awa@acme.fr <awa@acme.fr>', 'awa@acme.fr (Awa Diallo)']],
  ['a label', ['E-mail\u00a0: awa@acme.fr', 'Mail : awa@acme.fr', 'Adresse e-mail\u202f: awa@acme.fr']],
  ['marks', ['awa@acme.fr,', '«\u00a0awa@acme.fr\u00a0»', '“awa@acme.fr”', "'awa@acme.fr'", '(awa@acme.fr)']],
  ['other characters', ['awa\uff20acme.fr', '\u202aawa@\u200bacme.fr\u202c']],
])('an e-mail address that is pasted with %s is stored alone', (_what, typed) => {
  expect(typed.map((text) => stored('email', text))).toEqual(typed.map(() => 'awa@acme.fr'));
});

it.each([
  ['without a part', ['awa', 'awa@acme', '@acme.fr']],
  ['with a wrong character', ['awa@@acme.fr', 'a b@acme.fr', '.awa@acme.fr', 'awa@x-.fr']],
  ['with another address', ['awa@acme.fr,b@acme.fr', 'Awa <awa@acme.fr>, Yao <yao@acme.fr>', 'awa:yao@acme.fr']],
  ['with another name', ['yao@acme.fr <awa@acme.fr>', 'Awa yao@acme.fr']],
  ['with too long a part', [`awa@${'x'.repeat(64)}.fr`, `${'x'.repeat(65)}@acme.fr`]],
])('a text %s is no e-mail address', (_what, texts) => {
  expect(texts.filter((text) => isEmailAddress(cleanEmail(text)))).toEqual([]);
});

it('texts that are far too long are cleaned at once', () => {
  const before = process.cpuUsage();
  for (const part of ['.', '"', ' ', ' (', ' :', '<', 'a'])
    for (const clean of [cleanEmail, cleanTelephone, cleanLine, cleanText])
      for (const text of [`@${part.repeat(100_000)}x`, `a${part.repeat(100_000)}@`]) clean(text);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});

it('a text without @ stays as it was typed where an e-mail address is asked for', () => {
  expect(cleanEmail('Élodie')).toBe('Élodie');
});

it('a message keeps its lines, its no-break spaces and its emoji', () => {
  expect(cleanText(' Oui\u202f!\n\u0000👩\u200d💻 ')).toBe('Oui\u202f!\n👩\u200d💻');
});

it('the search of a list has no control characters, because the page shows it', () => {
  const address = new URLSearchParams({ q: ' Lo\u0000m\u202Eé ' });
  expect([parseNewsQuery(address).search, parseStudyQuery(address).search]).toEqual(['Lomé', 'Lomé']);
});

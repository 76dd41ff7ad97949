import { parseNewsQuery, parseStudyQuery } from './list-query';
import { contactSchema } from './forms/contact';
import { contactExample as contact } from '../testing/posted-form';
import { cleanEmail, cleanLine, cleanTelephone, cleanText, isEmailAddress } from './typed-text';

describe('a pasted name', () => {
  it.each([
    ['Jean\u2011Paul', 'Jean-Paul'],
    ['Le\u00a0Goff', 'Le Goff'],
    ['\u200bDia\u200dllo\u202c', 'Diallo'],
    ['N\u2018Diaye', 'N’Diaye'],
    ['Dia\u0000llo', 'Diallo'],
    ['Jean\u2014Paul', 'Jean-Paul'],
    ['N\uff07Diaye', 'N’Diaye'],
    ['Dia\u180ello', 'Diallo'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(contactSchema.parse({ ...contact, nom: typed }).nom).toBe(stored);
  });
});

describe('a pasted telephone number', () => {
  it.each([
    ['Tél. : +228 90 12 34 56', '+228 90 12 34 56'],
    ['Mobile +228 90 12 34 56', '+228 90 12 34 56'],
    ['\uff0b228\u00a090\u201112\u201134\u201156', '+228 90-12-34-56'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(contactSchema.parse({ ...contact, telephone: typed }).telephone).toBe(stored);
  });
});

describe('a pasted e-mail address', () => {
  it.each([
    ['mailto:awa@acme.fr?subject=Bonjour', 'awa@acme.fr'],
    ['<awa@acme.fr>', 'awa@acme.fr'],
    ['awa@acme.fr,', 'awa@acme.fr'],
    ['Awa Diallo <awa@acme.fr>', 'awa@acme.fr'],
    ['"Diallo, Awa" <mailto:awa@acme.fr>;', 'awa@acme.fr'],
    ['awa@acme.fr <awa@acme.fr>', 'awa@acme.fr'],
    ['E-mail\u00a0: awa@acme.fr', 'awa@acme.fr'],
    ['Mail : awa@acme.fr', 'awa@acme.fr'],
    ['Adresse e-mail\u202f: awa@acme.fr', 'awa@acme.fr'],
    ['«\u00a0awa@acme.fr\u00a0»', 'awa@acme.fr'],
    ['“awa@acme.fr”', 'awa@acme.fr'],
    ["'awa@acme.fr'", 'awa@acme.fr'],
    ['(awa@acme.fr)', 'awa@acme.fr'],
    ['awa@acme.fr (Awa Diallo)', 'awa@acme.fr'],
    ['awa\uff20acme.fr', 'awa@acme.fr'],
    ['\u202aawa@\u200bacme.fr\u202c', 'awa@acme.fr'],
    ['o’brien@acme.fr', "o'brien@acme.fr"],
    ['contact@société.fr', 'contact@xn--socit-esab.fr'],
    ['a&b!c/d=e@acme.fr', 'a&b!c/d=e@acme.fr'],
    ['awa@xn--socit-esab.xn--p1ai', 'awa@xn--socit-esab.xn--p1ai'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(contactSchema.parse({ ...contact, email: typed }).email).toBe(stored);
  });

  it.each([
    'awa',
    'awa@acme',
    '@acme.fr',
    'awa@@acme.fr',
    'a b@acme.fr',
    '.awa@acme.fr',
    'awa@acme.fr,b@acme.fr',
    'Awa <awa@acme.fr>, Yao <yao@acme.fr>',
    'yao@acme.fr <awa@acme.fr>',
    'Awa yao@acme.fr',
    'awa:yao@acme.fr',
    'awa@x-.fr',
    `awa@${'x'.repeat(64)}.fr`,
    `${'x'.repeat(65)}@acme.fr`,
  ])('%j is no address', (typed) => {
    expect(isEmailAddress(cleanEmail(typed))).toBe(false);
  });
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

import { candidateForm, checkContact, contactForm } from './contact-form';
import { contactExample as complete } from '@vipp/shared/testing/posted-form';

const requiredOf = ({ fields }: typeof contactForm) =>
  fields.filter(({ required }) => required).map(({ name }) => name);
const errorOf = (name: string, value: string) => checkContact({ ...complete, [name]: value })[name]?.[0];

const NAMES = ['Jean-Paul', 'Élodie-Anne 2', 'N’Diaye', 'Zoé 2', 'Ñandú'];
const WRONG_NAMES = ['a@b', 'Jean_Luc', '<b>', 'Dupont.'];
const INCORRECT = /^L’un des champs que vous avez renseignés est incorrect/;
const NUMBER = /01.99.00.12.34.*l’indicatif du pays.*\+228.90.12.34.56/;
const EXTENSION = /^Indiquez le numéro sans son poste/;

describe('the contact form', () => {
  it('is valid when all its fields are', () => {
    expect(checkContact(complete)).toEqual({});
  });

  it('requires every field that says so', () => {
    expect(requiredOf(contactForm).sort()).toEqual(Object.keys(complete).sort());
    expect(Object.keys(checkContact({})).sort()).toEqual(Object.keys(complete).sort());
    for (const name of requiredOf(contactForm)) expect(errorOf(name, '  ')).toMatch(/^(Indiquez|Écrivez)/);
  });

  it('asks a candidate for neither function nor company, but only with the reference of an application', () => {
    const { fonction: _fonction, entreprise: _entreprise, ...asked } = complete;
    expect(Object.keys(asked).sort()).toEqual(requiredOf(candidateForm).sort());
    expect(checkContact({ ...asked, candidature: 'VIPP-7F3K-9QTM' })).toEqual({});
    expect(Object.keys(checkContact({ candidature: 'VIPP-7F3K-9QTM' })).sort()).toEqual(Object.keys(asked).sort());
    for (const candidature of ['', 'VIPP 1', '<b>', 'x'.repeat(41)])
      expect(Object.keys(checkContact({ ...asked, candidature })).sort()).toEqual(['entreprise', 'fonction']);
  });

  it.each([
    ['nom', NAMES],
    ['prenom', NAMES],
    ['telephone', ['01.99.00.12.34', '01-99-00-12-34', '01_99_00_12_34', '0788 123 456', '0 612 345 678']],
    ['telephone', ['229012345678', '22 90 12 34 56 78', '229019900123', '00 229 01 99 00 12 34']],
  ])('accepts as %s: %j', (field, values) => {
    expect(values.filter((value) => errorOf(field, value) !== undefined)).toEqual([]);
  });

  it.each([
    ['nom', INCORRECT, WRONG_NAMES],
    ['prenom', INCORRECT, WRONG_NAMES],
    ['telephone', NUMBER, ['12', '01 99 00 12 3', '01 99 00 12 345', '1990012345', '1234567890123', 'zéro un']],
    ['telephone', NUMBER, ['01/99/00/12/34', '+٣٣ 199001218', '+33 1 99 00 AB 34', '+0 1 99 00 12 34']],
    ['telephone', NUMBER, ['+', '+33', '+33 1 99', '+33 1 99 00 12 18 33 44 55']],
    ['telephone', /^Ajoutez l’indicatif du pays devant votre numéro/, ['90 12 34 56', '788 123 456']],
    ['telephone', /^Écrivez \+ devant l’indicatif/, ['228 90 12 34 56', '229 01 97 00 12 34']],
    ['telephone', EXTENSION, ['+33 1 99 00 12 34 poste 12', '01 99 00 12 34 ext. 5']],
    ['telephone', EXTENSION, ['+33199001234;ext=12', '+33199001234x12']],
    ['email', /adresse e-mail valide/, ['awa', 'awa@', 'awa@acme', '@acme.fr']],
  ])('refuses as %s, with %s: %j', (field, message, values) => {
    for (const value of values) expect([value, errorOf(field, value)]).toEqual([value, expect.stringMatching(message)]);
  });

  it('accepts the numbers that its hint and its messages name', () => {
    const field = contactForm.fields.find(({ name }) => name === 'telephone');
    const words = [field?.hint, errorOf('telephone', '12'), errorOf('telephone', '90 12 34 56')].join(' ');
    const numbers = [...words.matchAll(/\+?\d+(?:\u00a0\d+)+/g)].map(([number]) => `\u202a${number}\u202c`);
    expect(numbers).toHaveLength(5);
    expect(numbers.map((number) => errorOf('telephone', number))).toEqual(numbers.map(() => undefined));
  });
});

import { candidateForm, checkContact, contactForm } from './contact-form';
import { contactExample as complete } from '@vipp/shared/testing/posted-form';

const requiredOf = ({ fields }: typeof contactForm) =>
  fields.filter(({ required }) => required).map(({ name }) => name);
const errorOf = (name: string, value: string) => checkContact({ ...complete, [name]: value })[name]?.[0];

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

  it.each(['Jean-Paul', 'Élodie-Anne 2', 'N’Diaye', 'Zoé 2', 'Ñandú'])('accepts the name %j', (name) => {
    expect(errorOf('nom', name)).toBeUndefined();
    expect(errorOf('prenom', name)).toBeUndefined();
  });

  it.each(['a@b', 'Jean_Luc', '<b>', 'Dupont.'])('refuses %j as a name', (name) => {
    expect(errorOf('nom', name)).toMatch(/^L’un des champs que vous avez renseignés est incorrect/);
    expect(errorOf('prenom', name)).toMatch(/^L’un des champs que vous avez renseignés est incorrect/);
  });

  it.each([
    '01.99.00.12.34',
    '01-99-00-12-34',
    '01_99_00_12_34',
    '0788 123 456',
    '0 612 345 678',
    '229012345678',
    '22 90 12 34 56 78',
    '229019900123',
    '00 229 01 99 00 12 34',
  ])('accepts %j as a telephone number', (telephone) => {
    expect(errorOf('telephone', telephone)).toBeUndefined();
  });

  it.each([
    '12',
    '01 99 00 12 3',
    '01 99 00 12 345',
    '01/99/00/12/34',
    '+',
    '+0 1 99 00 12 34',
    '+33 1 99 00 12 18 33 44 55',
    '+٣٣ 199001218',
    '+33',
    '+33 1 99',
    '+33 1 99 00 AB 34',
    'zéro un',
    '1990012345',
    '1234567890123',
  ])('refuses %j as a telephone number', (telephone) => {
    expect(errorOf('telephone', telephone)).toMatch(/01.99.00.12.34.*l’indicatif du pays.*\+228.90.12.34.56/);
  });

  it('accepts the numbers that its hint and its messages name', () => {
    const field = contactForm.fields.find(({ name }) => name === 'telephone');
    const words = [field?.hint, errorOf('telephone', '12'), errorOf('telephone', '90 12 34 56')].join(' ');
    const numbers = [...words.matchAll(/\+?\d+(?:\u00a0\d+)+/g)].map(([number]) => `\u202a${number}\u202c`);
    expect(numbers).toHaveLength(5);
    expect(numbers.map((number) => errorOf('telephone', number))).toEqual(numbers.map(() => undefined));
  });

  it.each(['90 12 34 56', '788 123 456'])('asks for the prefix of the country before %j', (telephone) => {
    expect(errorOf('telephone', telephone)).toMatch(/^Ajoutez l’indicatif du pays devant votre numéro/);
  });

  it.each(['228 90 12 34 56', '229 01 97 00 12 34'])('asks for the plus sign before %j', (telephone) => {
    expect(errorOf('telephone', telephone)).toMatch(/^Écrivez \+ devant l’indicatif/);
  });

  it.each(['+33 1 99 00 12 34 poste 12', '01 99 00 12 34 ext. 5', '+33199001234;ext=12', '+33199001234x12'])(
    'asks for %j without its extension',
    (telephone) => {
      expect(errorOf('telephone', telephone)).toMatch(/^Indiquez le numéro sans son poste/);
    },
  );

  it.each(['awa', 'awa@', 'awa@acme', '@acme.fr'])('refuses %j as an e-mail address', (email) => {
    expect(errorOf('email', email)).toMatch(/adresse e-mail valide/);
  });
});

import { contactSchema } from '../contract/forms/contact';
import { isExistingNumber } from './phone-number.server';
import { contactExample as contact } from '../testing/posted-form';

const hasShape = (telephone: string) => contactSchema.safeParse({ ...contact, telephone }).success;

describe('a telephone number', () => {
  it.each([
    '+33 1 99 00 12 18',
    '+228 90 12 34 56',
    '+250 788 123 456',
    '+229 01 99 00 12 34',
    '+229 97 12 34 56',
    '+2290197123456',
    '00229 97 12 34 56',
    '00 228 90 12 34 56',
    '+33 (0)1 99 00 12 18',
    '(+33) 1.99.00.12.18',
    '+33-1-99-00-12-18',
    '+33\u00a01\u202f99 00 12 18',
    '+221 77 123 45 67',
    '+1 202 555 0123',
    ' +33199001218 ',
  ])('%j is taken by browser and server', (telephone) => {
    expect([hasShape(telephone), isExistingNumber(telephone.trim())]).toEqual([true, true]);
  });

  it.each(['01 99 00 12 34', '0199001234', '22 90 19 90 01 23', '00 33 19 90 01 21'])(
    '%j follows the rule of requirement 5.4, which no numbering plan overrules',
    (telephone) => {
      expect([hasShape(telephone), isExistingNumber(telephone)]).toEqual([true, true]);
    },
  );

  it.each([
    '+33 1 99 00 12',
    '+999 123 456 789',
    '+229 01 99 00 12 3',
    '+228 10 12 34 56',
    '+250 588 123 456',
    '+33 0 99 00 12 34',
    '0099001234',
    '+229 97 12 34 5',
  ])('%j has the shape of one, and exists in no country', (telephone) => {
    expect([hasShape(telephone), isExistingNumber(telephone)]).toEqual([true, false]);
  });
});

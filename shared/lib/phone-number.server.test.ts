import { contactSchema } from '../contract/forms/contact';
import { isExistingNumber } from './phone-number.server';
import { contactExample as contact } from '../testing/posted-form';

const hasShape = (telephone: string) => contactSchema.safeParse({ ...contact, telephone }).success;

it.each([
  [
    'with spaces',
    ['+33 1 99 00 12 18', '+228 90 12 34 56', '+250 788 123 456', '+221 77 123 45 67', '+1 202 555 0123'],
  ],
  ['of Bénin, old and new', ['+229 01 99 00 12 34', '+229 97 12 34 56', '+2290197123456', '00229 97 12 34 56']],
  ['with 00', ['00 228 90 12 34 56']],
  ['with other marks', ['+33 (0)1 99 00 12 18', '(+33) 1.99.00.12.18', '+33-1-99-00-12-18']],
  ['with other blanks', ['+33\u00a01\u202f99 00 12 18', ' +33199001218 ']],
  // No numbering plan overrules this requirement.
  ['of requirement 5.4', ['01 99 00 12 34', '0199001234', '22 90 19 90 01 23', '00 33 19 90 01 21']],
])('a telephone number %s is taken by browser and server', (_what, numbers) => {
  expect(numbers.filter((number) => !(hasShape(number) && isExistingNumber(number.trim())))).toEqual([]);
});

it('a telephone number with the shape of one may exist in no country', () => {
  const short = ['+33 1 99 00 12', '+229 01 99 00 12 3', '+229 97 12 34 5'];
  const unknown = ['+999 123 456 789', '+228 10 12 34 56', '+250 588 123 456', '+33 0 99 00 12 34', '0099001234'];
  for (const number of [...short, ...unknown])
    expect([number, hasShape(number), isExistingNumber(number)]).toEqual([number, true, false]);
});

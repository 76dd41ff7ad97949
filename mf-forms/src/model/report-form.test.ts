import { reportSchema } from '@vipp/shared/contract/forms/report';
import { answerOf } from '@vipp/shared/testing/posted-form';
import { filterReportValues, receiptCode, toReportPayload } from './report-form';

const person = { fullName: 'Awa Diallo', relationWithVipp: 'Cliente', phone: '', email: 'awa@acme.fr', other: '' };
const identified = { identite: 'identifie', ...person, wantsCopy: 'on', description: 'Des faits.' };

it('the values of a report contain nothing about an anonymous reporter, whatever was sent', () => {
  const anonymous = { identite: 'anonyme', description: 'Des faits.' };
  for (const sent of [
    { ...identified, ...anonymous },
    { fullName: 'Awa', description: 'Des faits.' },
  ])
    expect(filterReportValues(sent)).toEqual(anonymous);
});

it('the values of a report contain every field of an identified reporter, and no other', () => {
  expect(filterReportValues({ ...identified, inconnu: 'x' })).toEqual(identified);
});

describe('the payload of a report', () => {
  const parse = (values: Record<string, string>) => reportSchema.safeParse(toReportPayload(values));

  it('of an anonymous reporter contains only the facts', () => {
    expect(parse({ identite: 'anonyme', description: ' Des faits. ' }).data).toEqual({
      isAnonymous: true,
      wantsToIdentify: false,
      description: 'Des faits.',
    });
  });

  it('of an identified reporter contains all values', () => {
    const { identite: _identite, ...values } = identified;
    const chosen = { wantsContact: false, wantsResult: false, wantsCopy: true };
    expect(parse(identified).data).toEqual({ isAnonymous: false, wantsToIdentify: true, ...values, ...chosen });
  });

  it('requests a copy only with an e-mail address', () => {
    expect(parse({ ...identified, email: '', phone: '0199001234' }).data).toMatchObject({ wantsCopy: false });
  });
});

it('a report has its code in groups of four once it is accepted', () => {
  expect(receiptCode(answerOf({ kind: 'accepted', body: { code: '1234567890123456' } }))).toBe('1234 5678 9012 3456');
  expect(receiptCode(answerOf({ kind: 'accepted' }))).toBeUndefined();
  expect(receiptCode(answerOf({ kind: 'unreachable' }))).toBeUndefined();
});

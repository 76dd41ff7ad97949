import { reportSchema } from '@vipp/shared/contract/forms/report';
import { groupCode, receiptCode } from './receipt-code';
import type { FormAnswer, FormOutcome } from '@vipp/shared/lib/form/form-answer';
import { newFormToken } from '@vipp/shared/lib/form/form-token';
import { keepReportValues, reportForm, toReportPayload } from './report-form';

const identified = {
  identite: 'identifie',
  fullName: 'Awa Diallo',
  relationWithVipp: 'Cliente',
  phone: '',
  email: 'awa@acme.fr',
  other: '',
  wantsCopy: 'on',
  description: 'Des faits.',
};

describe('the values that are used of a report', () => {
  it('says nothing of who is anonymous, whatever was sent', () => {
    expect(keepReportValues({ ...identified, identite: 'anonyme' })).toEqual({
      identite: 'anonyme',
      description: 'Des faits.',
    });
    expect(keepReportValues({ fullName: 'Awa', description: 'Des faits.' })).toEqual({
      identite: 'anonyme',
      description: 'Des faits.',
    });
  });

  it('is every field of an identified reporter, and no other', () => {
    expect(keepReportValues({ ...identified, inconnu: 'x' })).toEqual(identified);
  });

  it('has no identity field in the form of an anonymous reporter', () => {
    expect(reportForm('anonyme').fields.map(({ name }) => name)).toEqual(['description']);
    expect(reportForm('identifie').fields.map(({ name }) => name)).toEqual([
      'fullName',
      'relationWithVipp',
      'phone',
      'email',
      'other',
      'wantsContact',
      'wantsResult',
      'wantsCopy',
      'description',
    ]);
  });
});

describe('the payload of a report', () => {
  const parse = (values: Record<string, string>) => reportSchema.safeParse(toReportPayload(values));

  it('of an anonymous reporter is the facts alone', () => {
    expect(parse({ identite: 'anonyme', description: ' Des faits. ' }).data).toEqual({
      isAnonymous: true,
      wantsToIdentify: false,
      description: 'Des faits.',
    });
  });

  it('of who says their name is the whole', () => {
    expect(parse(identified).data).toEqual({
      isAnonymous: false,
      wantsToIdentify: true,
      fullName: 'Awa Diallo',
      relationWithVipp: 'Cliente',
      phone: '',
      email: 'awa@acme.fr',
      other: '',
      wantsContact: false,
      wantsResult: false,
      wantsCopy: true,
      description: 'Des faits.',
    });
  });

  it('requests a copy only where there is an address for it', () => {
    expect(parse({ ...identified, email: '', phone: '0199001234' }).data).toMatchObject({ wantsCopy: false });
  });
});

const answerOf = (outcome: FormOutcome): FormAnswer => ({ form: 'report', token: newFormToken(), values: {}, outcome });

describe('a report', () => {
  it('gives its code in groups of four, once it is accepted', () => {
    expect(groupCode('1234567890123456')).toBe('1234 5678 9012 3456');
    expect(receiptCode(answerOf({ kind: 'accepted', body: { code: '1234567890123456' } }))).toBe('1234 5678 9012 3456');
    expect(receiptCode(answerOf({ kind: 'accepted' }))).toBeUndefined();
    expect(receiptCode(answerOf({ kind: 'unreachable' }))).toBeUndefined();
  });
});

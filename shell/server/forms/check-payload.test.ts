import { applicationFormSchema, RECEIVED_FIELD } from '@vipp/shared/contract/application/application-schema';
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
import { failure } from '@vipp/shared/contract/result';
import { completeAnswers, RECEIVED_ON } from '@vipp/shared/testing/application-answers';
import { secondForm } from '@vipp/shared/testing/edited-application';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { firstForm } from '@vipp/shared/testing/first-form';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { checkPayload } from './submission-routes';

const payloadOf = (form: ApplicationForm) =>
  applicationFormSchema(form).parse({ ...completeAnswers, permis: 'B', [RECEIVED_FIELD]: RECEIVED_ON });
const check = (payload: unknown, forms: ApplicationForm[] = [firstForm, secondForm]) =>
  checkPayload(fakeApi(undefined, undefined, forms).api, 'application', payload);

describe('the payload of an application that a browser sends', () => {
  it('is checked by the version that it names, an earlier one or the current one', async () => {
    for (const form of [firstForm, secondForm])
      expect(await check(payloadOf(form))).toEqual({ payload: payloadOf(form) });
  });

  it('is checked by the current version where it names none', async () => {
    const { version_formulaire: _version, ...unnamed } = payloadOf(firstForm);
    const outcome = { kind: 'refused', errors: { permis_conduire: ['Permis obligatoire'] } };
    expect(await check(unnamed)).toEqual({ outcome });
  });

  it('has the fixed values whatever was sent', async () => {
    expect(await check({ ...payloadOf(firstForm), etat: 'retenue' })).toEqual({ payload: payloadOf(firstForm) });
  });

  it.each([
    ['closed', [{ ...firstForm, isClosed: true }, secondForm]],
    ['unknown', [secondForm]],
  ])('is refused with a reason where its version is %s', async (_why, forms) => {
    const message = expect.stringContaining('Le formulaire a changé');
    expect(await check(payloadOf(firstForm), forms)).toEqual({ outcome: { kind: 'refused', errors: {}, message } });
  });

  it('may be sent again where no version can be read', async () => {
    const api = siteApiExample({ applicationForm: async () => failure('unavailable') });
    expect(await checkPayload(api, 'application', payloadOf(firstForm))).toEqual({ outcome: { kind: 'unreachable' } });
  });

  it('is refused where it is none', async () => {
    expect(await check('x')).toMatchObject({ outcome: { kind: 'refused' } });
  });
});

import { identityAnswers } from '@vipp/shared/testing/application-answers';
import { submitForm, submitForAnswer } from '../testing/submit-form';
import { IDENTITY_FORM } from './application-forms';

it('step 1 without JavaScript drops values that are not questions of the form', async () => {
  const fields = { ...identityAnswers, nom: '', etat: 'retenue' };
  const { answer } = await submitForAnswer({ form: IDENTITY_FORM, fields });
  expect(Object.keys(answer.values)).not.toContain('etat');
});

it('a form that is not part of the application is not handled', async () => {
  expect((await submitForm({ form: 'contact', fields: { ...identityAnswers } })).answer).toBeNull();
});

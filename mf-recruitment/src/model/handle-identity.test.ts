import { STEPS } from '@vipp/shared/lib/form/form-answer';
import { backgroundAnswers, identityAnswers } from '@vipp/shared/testing/application-answers';
import { submitForm, submitForAnswer } from '../testing/submit-form';
import { SEALED_FIELD } from './application-answer';
import { BACKGROUND_FORM, IDENTITY_FORM, STEP_MESSAGES } from './application-forms';

const post = (fields: Record<string, string>) => submitForAnswer({ form: IDENTITY_FORM, fields });

describe('step 1 without JavaScript', () => {
  it('drops values that are not questions of the form', async () => {
    const { answer } = await post({ ...identityAnswers, nom: '', etat: 'retenue' });
    expect(Object.keys(answer.values)).not.toContain('etat');
  });

  it('is empty when its encrypted text was altered or is too old, says so, and retains step 2’s answers', async () => {
    const fields = { ...backgroundAnswers, [SEALED_FIELD]: JSON.stringify(identityAnswers) };
    const { answer } = await submitForAnswer({ form: BACKGROUND_FORM, step: STEPS.edit, fields });
    expect(answer).toMatchObject({
      form: IDENTITY_FORM,
      values: {},
      outcome: { kind: 'refused', message: STEP_MESSAGES.manquantes },
      context: { carried: backgroundAnswers },
    });
  });
});

it('a form that is not part of the application is not handled', async () => {
  expect((await submitForm({ form: 'contact', fields: { ...identityAnswers } })).answer).toBeNull();
});

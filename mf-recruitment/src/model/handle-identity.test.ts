import { STEPS } from '@vipp/shared/lib/form/form-answer';
import { backgroundAnswers, identityAnswers } from '@vipp/shared/testing/application-answers';
import { sealed } from '../testing/fake-sealed-state';
import { submitForm, submitForAnswer } from '../testing/submit-form';
import { SEALED_FIELD } from './application-answer';
import { BACKGROUND_FORM, IDENTITY_FORM, STEP_MESSAGES } from './application-forms';

const post = (fields: Record<string, string>) => submitForAnswer({ form: IDENTITY_FORM, fields });

describe('step 1 without JavaScript', () => {
  it('continues with step 2, and is forwarded encrypted', async () => {
    const { answer, sent } = await post({ ...identityAnswers });
    expect(answer).toMatchObject({
      form: BACKGROUND_FORM,
      values: {},
      outcome: { kind: 'draft' },
      context: { sealed: sealed(identityAnswers) },
    });
    expect(sent).toEqual([]);
  });

  it('is shown again with the typed values and each message at its field', async () => {
    const { answer } = await post({ ...identityAnswers, prenom: ' ', telephone1: '12' });
    expect(answer).toMatchObject({
      form: IDENTITY_FORM,
      values: { nom: 'N’Diaye', telephone1: '12' },
      outcome: {
        kind: 'refused',
        by: 'form',
        errors: { prenom: ['Prénom obligatoire'], telephone1: ['Téléphone invalide (8-15 chiffres)'] },
      },
    });
  });

  it('drops values that are not questions of the form', async () => {
    const { answer } = await post({ ...identityAnswers, nom: '', etat: 'retenue' });
    expect(Object.keys(answer.values)).not.toContain('etat');
  });

  it('returns step 2’s answers to step 2, also after a refusal', async () => {
    const refused = await post({ ...identityAnswers, ...backgroundAnswers, ville: '' });
    expect(refused.answer).toMatchObject({ form: IDENTITY_FORM, context: { carried: backgroundAnswers } });
    const { answer } = await post({ ...identityAnswers, ...backgroundAnswers });
    expect(answer).toMatchObject({ form: BACKGROUND_FORM, values: backgroundAnswers });
  });

  it('opens again from step 2, with the answers of both', async () => {
    const fields = { ...backgroundAnswers, [SEALED_FIELD]: sealed(identityAnswers) };
    const { answer } = await submitForAnswer({ form: BACKGROUND_FORM, step: STEPS.edit, fields });
    expect(answer).toMatchObject({
      form: IDENTITY_FORM,
      values: identityAnswers,
      outcome: { kind: 'draft' },
      context: { carried: backgroundAnswers },
    });
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

describe('a form that is not part of the application', () => {
  it('is not handled', async () => {
    expect((await submitForm({ form: 'contact', fields: { ...identityAnswers } })).answer).toBeNull();
  });
});

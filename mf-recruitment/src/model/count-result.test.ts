import { completeAnswers, backgroundAnswers, identityAnswers } from '@vipp/shared/testing/application-answers';
import type { FigureCounts } from '@vipp/shared/contract/application/figure-events';
import { STEPS, type FormValues } from '@vipp/shared/lib/form/form-answer';
import { sealed } from '../testing/fake-sealed-state';
import { submitForAnswer } from '../testing/submit-form';
import { contextOf, REACHED_FIELD, SEALED_FIELD } from './application-answer';
import { BACKGROUND_FORM, IDENTITY_FORM } from './application-forms';

const background = { ...backgroundAnswers, dispoDate: '2999-01-04', [SEALED_FIELD]: sealed(identityAnswers) };

/** Posts a step without JavaScript. @returns what the gateway counts, and how far the next page says it has */
async function post(form: string, fields: FormValues, step?: string) {
  const counted: FigureCounts[] = [];
  const { answer } = await submitForAnswer({
    form,
    fields,
    ...(step && { step }),
    countFigures: (version, counts) => counted.push({ version, ...counts }),
  });
  const stages = Object.keys(counted[0] ?? {}).filter((key) => !key.includes(' ') && key !== 'version');
  return { counts: counted[0] ?? {}, stages, reached: contextOf(answer).reached };
}

describe('the gateway, without JavaScript,', () => {
  it('counts shown and begun with the first form that is posted, and its messages', async () => {
    const { counts, reached } = await post(IDENTITY_FORM, { ...identityAnswers, nom: '', email: 'x' });
    expect(counts).toEqual({ version: 1, shown: 1, begun: 1, 'message nom/required': 1, 'message email/rule': 1 });
    expect(reached).toBe('begun');
  });

  it('counts step 1 once, with its questions', async () => {
    const first = await post(IDENTITY_FORM, { ...identityAnswers, [REACHED_FIELD]: 'begun' });
    expect([first.stages, first.reached]).toEqual([['step1'], 'step1']);
    expect(first.counts).toMatchObject({ 'asked nom': 1, 'answered nom': 1, 'asked telephone2': 1 });
    const again = await post(IDENTITY_FORM, { ...identityAnswers, [REACHED_FIELD]: 'step2' });
    expect([again.counts, again.reached]).toEqual([{ version: 1 }, 'step2']);
  });

  it('counts the preview and the sending of an application once', async () => {
    const preview = await post(BACKGROUND_FORM, { ...background, [REACHED_FIELD]: 'step1' }, STEPS.preview);
    expect([preview.stages, preview.reached]).toEqual([['step2'], 'step2']);
    expect(preview.counts).toMatchObject({ 'asked motivation': 1, 'answered motivation': 1 });
    expect(Object.keys(preview.counts)).not.toContain('asked nom');
    const again = await post(BACKGROUND_FORM, { ...background, [REACHED_FIELD]: 'step2' }, STEPS.preview);
    expect(again.stages).toEqual([]);
    const sent = await post(
      BACKGROUND_FORM,
      { ...completeAnswers, ...background, [REACHED_FIELD]: 'step2' },
      STEPS.send,
    );
    expect(sent.counts).toEqual({ version: 1, sent: 1 });
  });

  it('counts what a forged field leaves out as one application', async () => {
    expect((await post(IDENTITY_FORM, { ...identityAnswers, [REACHED_FIELD]: 'x' })).stages).toEqual([
      'shown',
      'begun',
      'step1',
    ]);
  });
});

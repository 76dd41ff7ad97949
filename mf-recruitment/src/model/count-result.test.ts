import { backgroundAnswers, identityAnswers } from '@vipp/shared/testing/application-answers';
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
  return { counts: counted[0] ?? {}, reached: contextOf(answer).reached };
}

describe('the gateway, without JavaScript,', () => {
  it('counts shown and begun with the first form that is posted, and its messages', async () => {
    const { counts, reached } = await post(IDENTITY_FORM, { ...identityAnswers, nom: '', email: 'x' });
    expect(counts).toEqual({ version: 1, shown: 1, begun: 1, 'message nom/required': 1, 'message email/rule': 1 });
    expect(reached).toBe('begun');
  });

  it('counts step 1, the preview and the sending of an application once each', async () => {
    const first = await post(IDENTITY_FORM, { ...identityAnswers, [REACHED_FIELD]: 'begun' });
    expect([first.counts, first.reached]).toEqual([{ version: 1, step1: 1 }, 'step1']);
    const again = await post(IDENTITY_FORM, { ...identityAnswers, [REACHED_FIELD]: 'step2' });
    expect([again.counts, again.reached]).toEqual([{ version: 1 }, 'step2']);
    const preview = await post(BACKGROUND_FORM, { ...background, [REACHED_FIELD]: 'step1' }, STEPS.preview);
    expect([preview.counts, preview.reached]).toEqual([{ version: 1, step2: 1 }, 'step2']);
    const sent = await post(BACKGROUND_FORM, { ...background, [REACHED_FIELD]: 'step2' }, STEPS.send);
    expect(sent.counts).toEqual({ version: 1, sent: 1 });
  });

  it('counts what a forged field leaves out as one application', async () => {
    const { counts } = await post(IDENTITY_FORM, { ...identityAnswers, [REACHED_FIELD]: 'x' });
    expect(counts).toEqual({ version: 1, shown: 1, begun: 1, step1: 1 });
  });
});

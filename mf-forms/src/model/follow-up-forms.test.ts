import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { formDataOf } from '@vipp/shared/testing/posted-form';
import { addToReport, openReport, readOpenReport } from './follow-up-forms';

const CODE = '1234567890123456';
const days = { receivedAt: '2026-11-02', acknowledgeBy: '2026-11-09', answerBy: '2027-02-02' };
const thread = { ...days, acknowledgedAt: null, messages: [] };
const OPENED = { kind: 'accepted', body: thread } as const;

async function run(action: typeof openReport, fields: Record<string, string>, answers: Answers) {
  const { api, sent } = fakeApi(answers);
  const answer = await action({ api, formData: formDataOf({ debut: '1', ...fields }), params: {} });
  return { answer, sent, report: readOpenReport(answer) };
}

it('a code opens its report', async () => {
  const { sent, report } = await run(openReport, { code: '1234 5678 9012 3456' }, [{ kind: 'accepted', body: thread }]);
  expect(sent).toMatchObject([{ name: 'reportFollowUp', payload: { code: CODE } }]);
  expect(report?.thread).toEqual(thread);
});

it('a code of another length is not sent to the service', async () => {
  const { answer, sent, report } = await run(openReport, { code: '1234' }, []);
  expect(sent).toEqual([]);
  expect(report).toBeUndefined();
  expect(answer.outcome).toMatchObject({ errors: { code: ['Le code de suivi compte 16 chiffres.'] } });
});

describe('an addition', () => {
  it('is sent, and the report remains open with it', async () => {
    const fields = { code: CODE, message: 'Encore ceci.' };
    const { answer, sent, report } = await run(addToReport, fields, [{ kind: 'accepted' }, OPENED]);
    expect(sent.map(({ name }) => name)).toEqual(['reportAddition', 'reportFollowUp']);
    expect(answer.outcome.kind).toBe('accepted');
    expect(report).toEqual({ code: CODE, thread });
  });

  it('that is refused leaves the report open', async () => {
    const { answer, report } = await run(addToReport, { code: CODE, message: ' ' }, [OPENED]);
    expect(answer.outcome).toMatchObject({ errors: { message: ['Veuillez décrire les faits.'] } });
    expect(report).toEqual({ code: CODE, thread });
  });

  it('returns the code when the service is unreachable', async () => {
    const fields = { code: CODE, message: 'Encore ceci.' };
    const { answer, report } = await run(addToReport, fields, [{ kind: 'unreachable' }]);
    expect(answer).toMatchObject({ values: { message: 'Encore ceci.' }, outcome: { kind: 'unreachable' } });
    expect(report).toEqual({ code: CODE, thread: null });
  });
});

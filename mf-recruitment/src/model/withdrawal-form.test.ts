import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { linkAfter, sendWithdrawal } from './withdrawal-form';

const TOKEN = 'abcdefghijklmnopqrstuv';

const send = async (fields: Record<string, string>, answers?: Answers) => {
  const { api, sent } = fakeApi(answers);
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return { answer: await sendWithdrawal({ api, formData, params: { id: TOKEN } }), sent };
};

describe('the withdrawal of an application', () => {
  it('sends the token of the address, and nothing else', async () => {
    const { sent } = await send({ retrait: 'on', token: 'un-autre-lien-que-celui-ci' });
    expect(sent).toMatchObject([{ name: 'applicationWithdrawal', payload: { token: TOKEN } }]);
    expect(sent[0]?.payload).toEqual({ token: TOKEN });
  });

  it('sends nothing before it is confirmed', async () => {
    const { answer, sent } = await send({});
    expect(answer.outcome).toMatchObject({
      kind: 'refused',
      errors: { retrait: [expect.stringContaining('Cochez la case')] },
    });
    expect(sent).toEqual([]);
  });

  it('uses the same key for a retry', async () => {
    const cle = '2f0c9c3e-7b0a-4d6e-9d2b-1d6a6b3f1c11';
    const { answer, sent } = await send({ retrait: 'on', cle }, [{ kind: 'unreachable' }]);
    expect(sent[0]?.key).toBe(cle);
    expect(answer.token.key).toBe(cle);
  });

  it('invalidates the link when it was withdrawn elsewhere before, and not after any other refusal', async () => {
    const invalidLink = await send({ retrait: 'on' }, [
      { kind: 'refused', errors: { token: ['Ce lien n’est plus valable.'] } },
    ]);
    const refused = await send({ retrait: 'on' }, [{ kind: 'refused', errors: {}, message: 'Non.' }]);
    expect(linkAfter({ kind: 'unsupported' }, invalidLink.answer)).toEqual({ kind: 'invalid' });
    expect(linkAfter({ kind: 'unsupported' }, refused.answer)).toEqual({ kind: 'unsupported' });
  });
});

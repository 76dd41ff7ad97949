import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { answerOf, formDataOf } from '@vipp/shared/testing/posted-form';
import { loaderArgs } from '@vipp/shared/testing/site-api';
import { loadResetPassword } from './password-data';
import { backOfficeAddress, changePasswordForm, sendChangePassword } from './password-forms';

const PASSWORD = 'quatre baobabs';
const TOKEN = 'abcdefghijklmnopqrstuv';
const DIFFER = ['Les mots de passe ne sont pas conformes\u202F!'];

describe('the address of the back office', () => {
  const accepted = (redirectTo: unknown) => answerOf({ kind: 'accepted', body: { redirectTo } });

  it.each(['https://bo.example.com/login', 'http://127.0.0.1:9000/'])('is %j if the service reports it', (address) => {
    expect(backOfficeAddress(accepted(address))).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/login', '', undefined])('is never %j', (address) => {
    expect(backOfficeAddress(accepted(address))).toBeUndefined();
  });

  it('is undefined before success', () => {
    expect([answerOf({ kind: 'unreachable' }), undefined].map(backOfficeAddress)).toEqual([undefined, undefined]);
  });
});

describe('the link of the mail', () => {
  const load = async (answers: Answers, slug = TOKEN) => {
    const { api, sent } = fakeApi(answers);
    const result = await loadResetPassword(loaderArgs(api, { slug }));
    return { ...(result.ok && { ...result, link: result.data.link }), sent };
  };

  it('has the address of the user', async () => {
    const { link, sent } = await load([{ kind: 'accepted', body: 'agent@vipp.example' }]);
    expect(link).toEqual({ kind: 'valid', email: 'agent@vipp.example' });
    expect(sent).toMatchObject([{ name: 'passwordLink', payload: { id: TOKEN } }]);
  });

  it.each(['7', 'abc', 'MTIzNA==', 'a.b~c d'])(
    'is for the service to judge, whatever it looks like: %s',
    async (id) => {
      const { link, sent } = await load([{ kind: 'accepted', body: 'agent@vipp.example' }], id);
      expect([link?.kind, sent]).toMatchObject(['valid', [{ payload: { id } }]]);
    },
  );

  it('has expired if unknown to the service or too long', async () => {
    expect(await load([{ kind: 'refused', errors: {} }])).toMatchObject({ link: { kind: 'expired' }, status: 410 });
    const long = await load([{ kind: 'accepted', body: 'agent@vipp.example' }], 'x'.repeat(501));
    expect(long).toMatchObject({ link: { kind: 'expired' }, status: 410, sent: [] });
  });

  it.each([
    ['unreachable', 503, { kind: 'unreachable' }, undefined],
    ['unreachable', 503, { kind: 'accepted', body: {} }, undefined],
    ['limited', 429, { kind: 'limited', retryAfterSeconds: 60 }, 60],
  ] as const)('is %s, with the status %d, when the service answered %j', async (kind, status, outcome, seconds) => {
    const { link, ...answer } = await load([outcome]);
    expect([link?.kind, answer.status, answer.retryAfterSeconds]).toEqual([kind, status, seconds]);
  });
});

describe('the new password', () => {
  const send = async (fields: Record<string, string>) => {
    const { api, sent } = fakeApi();
    const formData = formDataOf({ debut: '1', email: 'agent@vipp.example', ...fields });
    return { answer: await sendChangePassword({ api, formData, params: { slug: TOKEN } }), sent };
  };

  it('is sent with the token of the address', async () => {
    const { sent } = await send({ password: PASSWORD, passwordConfirm: PASSWORD });
    expect(sent).toMatchObject([
      { payload: { id: TOKEN, email: 'agent@vipp.example', password: PASSWORD, passwordConfirm: PASSWORD } },
    ]);
  });

  it('is refused when the two differ, and not sent back', async () => {
    const { answer, sent } = await send({ password: PASSWORD, passwordConfirm: 'autre' });
    expect(sent).toEqual([]);
    expect(answer.outcome).toMatchObject({ errors: { passwordConfirm: DIFFER } });
    expect(answer.values).toEqual({ email: 'agent@vipp.example' });
  });

  it('has at least 12 characters, as its hint says', async () => {
    expect(changePasswordForm.fields[0]?.hint).toMatch(/^Au moins 12 caractères\./);
    const short = await send({ password: PASSWORD.slice(0, 11), passwordConfirm: PASSWORD });
    expect(short.sent).toEqual([]);
    const password = ['Choisissez un mot de passe d’au moins 12 caractères.'];
    expect(short.answer.outcome).toMatchObject({ errors: { password, passwordConfirm: DIFFER } });
    const shortest = PASSWORD.slice(0, 12);
    expect((await send({ password: shortest, passwordConfirm: shortest })).sent).toHaveLength(1);
  });

  it('is refused when one is blank', async () => {
    const { answer } = await send({ password: '', passwordConfirm: '' });
    const blank = ['Veuillez bien remplir le champs s’il vous plaît\u202F!'];
    expect(answer.outcome).toMatchObject({ errors: { password: blank, passwordConfirm: blank } });
  });
});

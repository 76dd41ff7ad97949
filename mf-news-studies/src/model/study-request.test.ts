import { KEY_FIELD, START_FIELD } from '@vipp/shared/lib/form/form-answer';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { formDataOf } from '@vipp/shared/testing/posted-form';
import { checkStudyRequest, sendStudyRequest, studyRequestForm } from './study-request';

const KEY = '3f0c4f5e-7a5e-4d8b-9a52-0f6f1c2d3e4f';
const NAMES = { lastname: 'Ahouansou', firstname: 'Kofi' };
const TYPED = { ...NAMES, fonction: 'DRH', entreprise: 'Lagune', email: 'kofi@lagune.example' };
const STUDY = { etude_title: 'Étude numéro 2', etude_id: '2' };
const SENT = { ...TYPED, ...STUDY, [KEY_FIELD]: KEY, [START_FIELD]: '1' };

async function send(fields: Record<string, string>) {
  const { api, sent } = fakeApi();
  return { sent, answer: await sendStudyRequest({ api, formData: formDataOf(fields), params: { slug: 'etude-2' } }) };
}

it('the request of a study is sent with the key of its form', async () => {
  const { sent, answer } = await send(SENT);
  expect(answer).toMatchObject({ form: studyRequestForm.name, outcome: { kind: 'accepted' } });
  const payload = { ...TYPED, etude_title: 'Étude numéro 2', etude_id: 2, statut: false };
  expect(sent).toEqual([{ name: 'studyRequest', payload, key: KEY }]);
});

it.each(['x', '', '0', '-3', '1.5', '99999999999'])(
  'the request of a study explains in French that the study %j does not exist, and retains the values',
  async (id) => {
    const { sent, answer } = await send({ ...SENT, etude_id: id });
    expect(answer.outcome).toEqual({
      kind: 'refused',
      by: 'form',
      errors: { etude_id: [expect.stringMatching(/^L’étude demandée n’a pas été reconnue\. Rechargez la page/)] },
    });
    expect(answer.values).toMatchObject(TYPED);
    expect(sent).toEqual([]);
  },
);

it('the form of a request requires every field, and an e-mail address', () => {
  const names = studyRequestForm.fields.map(({ name }) => name);
  expect(names).toEqual(Object.keys(TYPED));
  expect(studyRequestForm.fields.every(({ required }) => required)).toBe(true);
  for (const name of names)
    expect(checkStudyRequest({ ...TYPED, ...STUDY, [name]: ' ' })[name]?.[0]).toMatch(/^Indiquez votre /);
  const email = [expect.stringMatching(/adresse e-mail valide/)];
  expect(checkStudyRequest({ ...TYPED, ...STUDY, email: 'kofi@lagune' })).toEqual({ email });
});

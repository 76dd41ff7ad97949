import { firstForm } from '@vipp/shared/testing/first-form';
import { editedApplication } from '@vipp/shared/testing/edited-application';
import { VERSION_KEY } from '@vipp/shared/contract/application/specified-keys';
import { formCalls } from '@vipp/shared/contract/application/form-calls';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { sql } from 'drizzle-orm';
import { candidats } from '../database/submission-schema';
import { formVersions } from '../database/content-schema';
import { seedFirstForm } from './form-versions';
import { sampleApplication } from '../testing/sample-submissions';
import { said } from '../testing/test-app';
import { publishVersion, useTestApp } from '../testing/use-test-app';

const CHANGED = 'Le formulaire a changé depuis que vous l’avez ouvert.';

describe('versions of the application form', () => {
  const test = useTestApp('PostgreSQL', [candidats]);
  const edited = { pays: 'Sénégal', poste: 'Superviseur' };
  const publish = (definition = editedApplication) => publishVersion(test.queries, { definition });
  const apply = (payload: object) => test.post(submissionCalls.application.path, payload);
  const rows = () => test.rows(candidats);

  beforeEach(async () => {
    await test.queries.execute(sql`truncate ${formVersions} cascade`);
    await seedFirstForm(test.queries);
  });

  it('begin with the built-in one, which a second start leaves as it is', async () => {
    await seedFirstForm(test.queries);
    const { version, definition, replacedAt } = (await test.get(formCalls.current.path)).json();
    expect([version, replacedAt, definition.steps]).toEqual([1, null, firstForm.questions.steps]);
  });

  it('are served by number too, with the moment at which another replaced them', async () => {
    await publish();
    const first = (await test.get('/candidats/formulaire/1')).json();
    expect(first).toMatchObject({ version: 1, replacedAt: expect.stringMatching(/^\d{4}-/) });
    const others = ['3', '0', 'x', '1e1', '99999999999'];
    const answers = await Promise.all(others.map((other) => test.get(`/candidats/formulaire/${other}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 404));
  });

  it('change the entity tag of the current one, and nothing else does', async () => {
    const tagOf = async () => (await test.get(formCalls.current.path)).headers.etag;
    const before = await tagOf();
    expect((await test.get(formCalls.current.path, { 'if-none-match': String(before) })).statusCode).toBe(304);
    await apply(sampleApplication());
    expect(await tagOf()).toBe(before);
    await publish();
    const after = await test.get(formCalls.current.path, { 'if-none-match': String(before) });
    expect([after.statusCode, after.json().version]).toEqual([200, 2]);
  });

  it('ask a new question with its own message, and store its answer', async () => {
    await publish();
    const refused = await apply(sampleApplication(edited));
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { permis_conduire: ['Permis obligatoire'] }]);
    const accepted = await apply({ ...sampleApplication(edited), permis_conduire: 'Permis B', [VERSION_KEY]: '2' });
    expect(accepted.statusCode).toBe(200);
    const [row] = await rows();
    const reponses = { ...sampleApplication(edited), permis_conduire: 'Permis B' };
    expect([row?.version, row?.pays, row?.reponses]).toEqual([2, 'Sénégal', reponses]);
    const status = await test.post(submissionCalls.applicationStatus.path, { token: accepted.json().token });
    expect(status.json()).toMatchObject({ version: 2, payload: { permis_conduire: 'Permis B' } });
  });

  it.each([
    ['29 days after it was replaced', '29 days', 200],
    ['31 days after it was replaced, with a reason', '31 days', 422],
  ])('answer an application of the first one %s', async (_when, age, expected) => {
    await publish();
    for (const statement of [
      sql`alter table ${formVersions} disable trigger all`,
      sql`update ${formVersions} set replaced_at = now() - ${age}::interval where version = 1`,
      sql`alter table ${formVersions} enable trigger all`,
    ])
      await test.queries.execute(statement);
    const answer = await apply({ ...sampleApplication(), [VERSION_KEY]: '1' });
    expect(said(answer)).toContain(expected === 200 ? '200 ' : `422 ${CHANGED}`);
    expect((await rows()).map(({ version }) => version)).toEqual(expected === 200 ? [1] : []);
  });

  it('refuse an application of a version that does not exist', async () => {
    for (const version of ['7', '-1', 'x'])
      expect(said(await apply({ ...sampleApplication(), [VERSION_KEY]: version }))).toContain(`422 ${CHANGED}`);
  });
});

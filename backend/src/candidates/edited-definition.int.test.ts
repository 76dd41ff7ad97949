import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import type * as Edited from '@vipp/shared/testing/edited-application';
import { candidats } from '../database/candidate-schema';
import { sampleApplication } from '../testing/sample-submissions';
import { databaseKinds } from '../testing/test-databases';
import { useTestApp } from '../testing/use-test-app';

// The one change: another value in the file that recruiters edit.
jest.mock('@vipp/shared/contract/application/application', () => ({
  application: jest.requireActual<typeof Edited>('@vipp/shared/testing/edited-application').editedApplication,
}));

describe.each(databaseKinds)('an edited application form on %s', (kind) => {
  const test = useTestApp(kind);

  const edited = { pays: 'Sénégal', poste: 'Superviseur' };

  it('asks its new question with its own message', async () => {
    const response = await test.post(submissionCalls.application.path, sampleApplication(edited));
    expect([response.statusCode, response.json().errors]).toEqual([422, { permis_conduire: ['Permis obligatoire'] }]);
  });

  it('accepts its new country, position and answer, and stores them', async () => {
    const response = await test.post(
      submissionCalls.application.path,
      sampleApplication({ ...edited, permis: 'Permis B' }),
    );
    expect(response.statusCode).toBe(200);
    const [row] = await test.database.queries.select().from(candidats);
    expect(row).toMatchObject({
      pays: 'Sénégal',
      reponses: { pays: 'Sénégal', poste: 'Superviseur', permis_conduire: 'Permis B' },
    });
    const status = await test.post(submissionCalls.applicationStatus.path, { token: response.json().token });
    expect(status.json().payload).toMatchObject({ permis_conduire: 'Permis B' });
  });
});

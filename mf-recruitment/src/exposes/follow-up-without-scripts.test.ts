import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { renderWithoutScripts } from '@vipp/shared/testing/render-without-scripts';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { applicationStatus } from '../model/application-status.examples';
import { page } from './application-details-page';

const TOKEN = 'abcdefghijklmnopqrstuv';

async function render(answers: Answers, fields?: Record<string, string>) {
  const { api, sent } = fakeApi(answers);
  const html = await renderWithoutScripts(page, {
    api,
    path: '/recrutementdetails/:id',
    address: `/recrutementdetails/${TOKEN}`,
    fields: fields && { formulaire: 'applicationWithdrawal', ...fields },
  });
  return { html, sent };
}

const opened: SubmissionOutcome = { kind: 'accepted', body: applicationStatus };
const invalidLink: SubmissionOutcome = { kind: 'refused', errors: { token: ['Ce lien n’est plus valable.'] } };

describe('without scripts, the follow-up of an application', () => {
  it('shows the application, and a form that posts to its own page', async () => {
    const { html } = await render([opened]);
    expect(html).toContain('afi.mensah@example.com');
    expect(html).toContain(`formAction="/recrutementdetails/${TOKEN}#retrait"`);
    expect(html).toContain('id="retrait"');
    expect(html).not.toContain('Imprimer');
  });

  it('confirms the erasure although the link is invalid by then', async () => {
    const { html, sent } = await render([{ kind: 'accepted' }, invalidLink], { retrait: 'on' });
    expect(html).toContain('Votre candidature est retirée.');
    expect(html).toContain('href="/recrutements/candidature"');
    expect(html).not.toContain('Ce lien n’ouvre aucune candidature.');
    expect(sent[0]).toMatchObject({ name: 'applicationWithdrawal', payload: { token: TOKEN } });
  });
});

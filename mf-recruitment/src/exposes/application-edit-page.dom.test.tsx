import { screen } from '@testing-library/react';
import { applicationStatus } from '../model/application-status.examples';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { renderPage } from '@vipp/shared/testing/render-page';
import { page } from './application-edit-page';

const TOKEN = 'abcdefghijklmnopqrstuv';
const PATH = '/recrutementeditform/:id';

const cases = {
  open: [{ kind: 'accepted', body: applicationStatus }],
  invalid: [{ kind: 'refused', errors: { token: ['Ce lien n’est plus valable.'] } }],
} satisfies Record<string, Answers>;

const open = (answers: Answers) =>
  renderPage(page, { path: PATH, address: PATH.replace(':id', TOKEN), api: fakeApi(answers).api });

describe('the edit page of an application', () => {
  it('explains that it cannot be edited, and shows its state', async () => {
    const { container } = await open(cases.open);
    expect(await violationsOf(container)).toEqual([]);
    expect(screen.getByText('Un dossier validé ne peut plus être modifié.')).toBeVisible();
    expect(screen.getAllByText('VIPP-7F3K-9QTM')).toHaveLength(2);
    expect(screen.getByText('16 mars 2026').parentElement).toHaveTextContent('À l’étude depuis le 16 mars 2026');
  });

  it('links to the recruiters, and to the withdrawal', async () => {
    await open(cases.open);
    expect(screen.getByRole('link', { name: 'Écrire aux recruteurs' })).toHaveAttribute(
      'href',
      '/contact?candidature=VIPP-7F3K-9QTM#ecrire',
    );
    expect(screen.getByRole('link', { name: 'Retirer ma candidature' })).toHaveAttribute(
      'href',
      `/recrutementdetails/${TOKEN}#retrait`,
    );
    expect(document.querySelector('form')).toBeNull();
  });

  it('explains that its link is invalid', async () => {
    const { container } = await open(cases.invalid);
    expect(await violationsOf(container)).toEqual([]);
    expect(screen.getByText('Ce lien n’ouvre aucune candidature.')).toBeVisible();
    expect(screen.queryByText('VIPP-7F3K-9QTM')).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderRoutes } from '@vipp/shared/testing/render-in-site';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { startWorkshopService } from '@vipp/shared/testing/workshop-service';
import { trialThree, versionTwo } from '../testing/form-versions';
import { page } from './figures-page';

const PATH = '/chiffres';

const forms = {
  versions: [
    { ...trialThree, version: 4 },
    { ...versionTwo, version: 3 },
    { ...versionTwo, version: 2, state: 'retired' as const },
  ],
  drafts: [],
};

const report = (version: number, sent: number | null) => ({
  version,
  since: null,
  stages: { shown: 2400, begun: 1000, step1: 800, step2: 700, sent },
  messages: [{ question: 'Pays', text: 'Pays <b>obligatoire</b>', count: null }],
});
const answers = {
  forms,
  formFigures: ({ version }: { version: number }) => report(version, version === 4 ? 400 : 600),
};

function open(address = PATH) {
  const { router, container } = renderRoutes({ [PATH]: page.Component as ComponentType }, address);
  return { router, container, address: () => router.state.location.pathname + router.state.location.search };
}
const table = () => screen.findByRole('table', { name: /^Personnes à chaque étape/ });
const textOf = (cell: Element) => (cell.lastElementChild ?? cell).textContent?.replaceAll('\u202F', ' ');

it('the figures in the workshop compare the trial with the published version at first', async () => {
  const { inputsOf } = startWorkshopService(answers);
  const { container } = open();
  const rows = within(await table()).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(textOf))).toEqual([
    ['Étape', 'Version 4', 'Version 3'],
    ['Formulaire affiché', '2 400 (100,0 %)', '2 400 (100,0 %)'],
    ['Candidature commencée', '1 000 (41,7 %)', '1 000 (41,7 %)'],
    ['Étape 1 validée', '800 (33,3 %)', '800 (33,3 %)'],
    ['Étape 2 validée', '700 (29,2 %)', '700 (29,2 %)'],
    ['Candidature envoyée', '400 (16,7 %)', '600 (25,0 %)'],
  ]);
  expect(inputsOf('formFigures')).toEqual([{ version: 4 }, { version: 3 }]);
  expect(await violationsOf(container)).toEqual([]);
});

it('the figures in the workshop are chosen by a form whose choices are in the address', async () => {
  const { inputsOf } = startWorkshopService(answers);
  const { router, address } = open(`${PATH}?version=4`);
  await table();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Version' }), '3');
  await userEvent.type(screen.getByLabelText('Depuis le'), '2026-03-02');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  expect(address()).toBe(`${PATH}?version=3&depuis=2026-03-02`);
  await screen.findAllByRole('columnheader', { name: 'Version 2' });
  const compared = [3, 2].map((version) => ({ version, since: '2026-03-02' }));
  expect(inputsOf('formFigures').slice(-2)).toEqual(compared);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('4'));
});

it('the figures in the workshop leave out what is not valid in the address', async () => {
  const { inputsOf } = startWorkshopService(answers);
  open(`${PATH}?version=9&depuis=2026-13-01`);
  await table();
  expect(inputsOf('formFigures')).toEqual([{ version: 4 }, { version: 3 }]);
});

it('the figures in the workshop say that there is nothing to see yet', async () => {
  const blank = { shown: null, begun: null, step1: null, step2: null, sent: null };
  startWorkshopService({ forms, formFigures: { ...report(4, null), stages: blank } });
  const { container } = open();
  expect(await screen.findByText('Il n’y a pas encore de chiffres.')).toBeVisible();
  expect(await violationsOf(container)).toEqual([]);
});

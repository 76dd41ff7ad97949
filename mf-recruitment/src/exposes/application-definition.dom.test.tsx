import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
import { backgroundAnswers, identityAnswers } from '@vipp/shared/testing/application-answers';
import { formWithKinds } from '@vipp/shared/testing/application-with-kinds';
import { secondForm } from '@vipp/shared/testing/edited-application';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { firstForm } from '@vipp/shared/testing/first-form';
import { onlyFields } from '@vipp/shared/testing/only-fields';
import { renderPage } from '@vipp/shared/testing/render-page';
import { rememberForm } from '../model/application-data';
import { draftVersion, eraseDraft, readDraft, writeDraft } from '../model/application-draft';
import { page as backgroundPage } from './application-background-page';
import { page as identityPage } from './application-identity-page';

const IDENTITY = '/recrutements/candidature';
const BACKGROUND = '/recrutements/candidature/step2';
const CHANGED = /^Le formulaire a changé depuis que vous l’avez ouvert/;
const background = { ...backgroundAnswers, dispoDate: '2999-01-04' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shortOf = (form: ApplicationForm): ApplicationForm => ({
  ...form,
  questions: onlyFields(form.questions, ['pays', 'prenom', 'outils', 'annees', 'motivation']),
});
const [begun, edited, withTools] = [shortOf(firstForm), shortOf(secondForm), shortOf(formWithKinds)];

const open = async (page: typeof identityPage, path: string, forms: ApplicationForm[]) => {
  const { api, sent } = fakeApi(undefined, undefined, forms);
  return { ...(await renderPage(page, { path, api })), sent, forms };
};

afterEach(() => {
  eraseDraft();
  rememberForm(undefined);
});

describe('an application in the current version', () => {
  it('asks for several choices and a number, stores both on the device, and sends them', async () => {
    writeDraft('step1', identityAnswers, 2);
    writeDraft('step2', { ...background, outils: 'crm\nautre' }, 2);
    const first = await open(backgroundPage, BACKGROUND, [begun, withTools]);
    const tools = () => within(screen.getByRole('group', { name: /^Outils connus/ }));
    for (const name of ['Logiciel de relation client', 'Autre'])
      expect(tools().getByRole('checkbox', { name })).toBeChecked();
    await userEvent.click(tools().getByRole('checkbox', { name: 'Tableur' }));
    const years = await screen.findByRole('textbox', { name: /^Années de pratique/ });
    expect(years).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(years, '2,5');
    expect(readDraft('step2')).toMatchObject({ outils: 'crm\ntableur\nautre', annees: '2,5' });
    await press('Valider');
    expect(await screen.findByRole('alert')).toHaveTextContent('Deux outils au plus');

    await userEvent.click(tools().getByRole('checkbox', { name: 'Autre' }));
    await press('Valider');
    const shown = within(await screen.findByRole('dialog', { name: 'Prévisualisation de votre candidature' }));
    for (const answer of ['Logiciel de relation client, Tableur', '2,5']) expect(shown.getByText(answer)).toBeVisible();
    await press('Confirmer et envoyer');
    await waitFor(() => expect(first.sent).toHaveLength(1));
    expect(first.sent[0]?.payload).toMatchObject({ outils_connus: 'crm\ntableur', annees_tableur: '2.5' });
  });
});

it('step 2 asks the questions allowed by the stored step 1, and stores none of its answers', async () => {
  writeDraft('step2', { outils: 'tableur' }, 2);
  const years = () => screen.queryByRole('textbox', { name: /^Années de pratique/ });
  for (const pays of ['Togo', 'Bénin']) {
    writeDraft('step1', { ...identityAnswers, pays }, 2);
    const { unmount } = await open(backgroundPage, BACKGROUND, [begun, withTools]);
    expect(years() === null).toBe(pays === 'Togo');
    unmount();
  }
  expect(readDraft('step2')).toEqual({ outils: 'tableur' });
});

describe('an application that was begun in an earlier version', () => {
  const { pays, prenom } = identityAnswers;

  it('is moved to the current one with all of its answers, says so, and keeps those that nothing asks', async () => {
    writeDraft('step1', identityAnswers, 1);
    const { router } = await open(identityPage, IDENTITY, [begun, edited]);
    expect(screen.getByText(CHANGED)).toBeVisible();
    expect(screen.getByRole('option', { name: 'Sénégal' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Prénom/ })).toHaveValue(prenom);
    expect(readDraft('step1')).toEqual(identityAnswers);
    await press('Valider');
    await waitFor(() => expect(router.state.location.pathname).toBe(BACKGROUND));
    expect(draftVersion()).toBe(2);
    expect(readDraft('step1')).toEqual({ pays, prenom });
  });

  it('goes on in an open tab without a connection', async () => {
    writeDraft('step1', identityAnswers, 1);
    const { forms, router } = await open(identityPage, IDENTITY, [begun]);
    forms.length = 0;
    await press('Valider');
    await waitFor(() => expect(router.state.location.pathname).toBe(BACKGROUND));
    expect(readDraft('step1')).toEqual({ pays, prenom });
  });
});

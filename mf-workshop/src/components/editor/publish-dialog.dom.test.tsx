import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { editedApplication } from '@vipp/shared/testing/edited-application';
import { useLocation } from '@vipp/shared/stores/router';
import { useToasts } from '@vipp/shared/stores/site-context';
import { renderInSite } from '@vipp/shared/testing/render-in-site';
import { DRAFT_ID, trialThree, versionOne, versionTwo } from '../../testing/form-versions';
import { refuse, startWorkshopService } from '@vipp/shared/testing/workshop-service';
import { PublishDialog } from './publish-dialog';

/** The frame of the site, with its status and address. */
const Frame = () => (
  <p>
    {useLocation().pathname} {useToasts().toasts.map(({ message }) => message)}
  </p>
);

type Session = Parameters<typeof PublishDialog>[0]['session'];
const OPENED = { phase: 'open', saving: 'saved', message: undefined } as const;
const STATE: Session['state'] = { ...OPENED, title: 'Essai', basedOn: 2, last: 7, conflicts: [], others: [] };
type Options = Partial<Pick<Session, 'definition' | 'problems'> & Session['state']> & {
  answers?: Partial<Record<string, unknown>>;
};

function open({ answers = {}, definition = editedApplication, problems = [], ...state }: Options = {}) {
  const holds: boolean[] = [];
  const sync: Partial<Session['sync']> = { stop: () => holds.push(true), start: () => holds.push(false) };
  const calls = startWorkshopService({
    forms: { versions: [versionTwo, versionOne], drafts: [] },
    formVersion: ({ version }: { version: number }) => ({ version, definition: builtInApplication }),
    publishDraft: { version: 3 },
    ...answers,
  });
  const session = { definition, problems, state: { ...STATE, ...state }, sync: sync as Session['sync'] };
  const view = renderInSite(
    <>
      <Frame />
      <PublishDialog draft={DRAFT_ID} session={session} />
    </>,
    ['/brouillons/1'],
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publier…' }));
  return { ...calls, ...view, holds };
}

const reason = () => screen.findByRole('textbox', { name: /^Pourquoi ce changement/ });
const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Publier' }));

describe('publishing a draft', () => {
  it('publishes to a share of the candidates', async () => {
    const { inputsOf } = open();
    await userEvent.type(await reason(), 'Essai');
    await userEvent.click(screen.getByRole('radio', { name: /^20.%/ }));
    await publish();
    expect(await screen.findByText(/La version 3 est à l’essai auprès de 20.% des candidats\.$/)).toBeVisible();
    expect(inputsOf('publishDraft')).toMatchObject([{ share: 20 }]);
  });

  it('shows a refusal of the service, and loses no typed text', async () => {
    const refusal = refuse('koffi@vipp.example vient de modifier ce brouillon.');
    const { holds } = open({ answers: { publishDraft: refusal } });
    await userEvent.type(await reason(), 'Dakar');
    await publish();
    expect(await screen.findByRole('alert')).toHaveTextContent('vient de modifier ce brouillon');
    expect(await reason()).toHaveValue('Dakar');
    expect(holds).toEqual([true, false]);
  });

  it('compares with a newer version, and replaces it only after confirmation', async () => {
    const { inputsOf } = open({ basedOn: 1 });
    expect(await screen.findByText('La version 2 a été publiée depuis.')).toBeVisible();
    await userEvent.type(await reason(), 'Dakar');
    await publish();
    const box = screen.getByRole('checkbox', { name: /J’ai comparé les deux/ });
    expect(box).toHaveAccessibleDescription(/Cochez cette case/);
    await userEvent.click(box);
    await publish();
    await waitFor(() => expect(inputsOf('publishDraft')).toMatchObject([{ current: 2 }]));
  });

  it('takes the place of the version on trial, with a share and never for all', async () => {
    const forms = { versions: [trialThree, versionTwo, versionOne], drafts: [] };
    const { inputsOf } = open({ basedOn: 3, answers: { forms } });
    await userEvent.type(await reason(), 'Faute');
    expect(screen.getByText(/La version 3 est à l’essai/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Tous les candidats' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /J’ai comparé les deux/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /^20/ })).toBeChecked();
    await publish();
    await waitFor(() => expect(inputsOf('publishDraft')).toMatchObject([{ share: 20, replacesTrial: 3 }]));
  });

  it.each<[string, Options, RegExp]>([
    ['says the same', { definition: builtInApplication }, /rien à publier/],
    ['is not saved yet', { saving: 'saving' }, /en cours d’enregistrement/],
    ['has a problem', { problems: [{ node: undefined, place: '', message: '' }] }, /À corriger avant de publier/],
  ])('publishes nothing while the draft %s, and says so', async (_case, options, message) => {
    const { inputsOf } = open(options);
    await userEvent.type(await reason(), 'Dakar');
    const button = screen.getByRole('button', { name: 'Publier' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(message);
    await publish();
    expect(inputsOf('publishDraft')).toEqual([]);
  });
});

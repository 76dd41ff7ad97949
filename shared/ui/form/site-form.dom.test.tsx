import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { FieldErrors } from '../../contract/submissions';
import { INVALID_VALUE } from '../../lib/field-errors';
import type { FormAnswer, FormValues } from '../../lib/form/form-answer';
import type { FormDefinition } from '../../lib/form/form-definition';
import { answerOf, formToken } from '../../testing/posted-form';
import { form, refused, selectField, stateOf } from './form.examples';
import { SiteForm } from './site-form';
import { useFormState } from './use-page-form';
import { forgetValues } from './use-kept-values';

type Options = {
  definition?: FormDefinition;
  answer?: FormAnswer;
  isSending?: boolean;
  check?: Parameters<typeof SiteForm>[0]['check'];
};

/** A form whose first field a choice removes. */
function WithChoice({ definition }: { definition: FormDefinition }) {
  const [isAnonymous, setIsAnonymous] = useState(false);
  const asked = isAnonymous ? { ...definition, fields: definition.fields.slice(1) } : definition;
  const choice = <input type="checkbox" aria-label="Anonyme" onChange={() => setIsAnonymous(!isAnonymous)} />;
  return <SiteForm form={asked} state={stateOf()} formToken={formToken} anchor="ici" before={choice} />;
}

const inRouter = (element: ReactElement) => <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;

function show({ definition = form, answer, isSending, check }: Options = {}) {
  const state = stateOf(answer, isSending);
  return render(inRouter(<SiteForm form={definition} {...{ state, formToken, check }} anchor="ici" />));
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const write = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

describe('a form that was left unsent', () => {
  const accepted = answerOf({ kind: 'accepted' });

  function ownForm(keep: FormDefinition['keep']) {
    forgetValues(accepted.form);
    return { ...form, keep };
  }
  async function leave(definition: FormDefinition) {
    const { unmount } = show({ definition });
    await userEvent.type(field(/^Nom/), 'Diallo');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recevoir une copie' }));
    unmount();
  }

  it.each(['tab', 'memory'] as const)('has its values again in this tab: kept in %s', async (keep) => {
    const definition = ownForm(keep);
    await leave(definition);
    show({ definition });
    expect(field(/^Nom/)).toHaveValue('Diallo');
    expect(screen.getByRole('checkbox', { name: 'Recevoir une copie' })).toBeChecked();
    const stored = keep === 'tab' ? expect.stringContaining('Diallo') : '{}';
    expect(JSON.stringify({ ...window.sessionStorage })).toEqual(stored);
  });

  it('has the newest values of its tab when its page comes back from the back/forward cache', async () => {
    const definition = ownForm('tab');
    show({ definition });
    await userEvent.type(field(/^Nom/), 'Diallo');
    const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const [[key = '', stored = ''] = []] = Object.entries({ ...window.sessionStorage }) as [string, string][];
    window.sessionStorage.setItem(key, stored.replace('Diallo', 'Diallo Awa'));
    comeBack();
    expect(field(/^Nom/)).toHaveValue('Diallo Awa');
    window.sessionStorage.removeItem(key);
    comeBack();
    expect(field(/^Nom/)).toHaveValue('');
  });

  it.each([
    ['what was typed or restored by the browser before', 'Bonsoir', 'Bonjour', 'Bonjour'],
    ['more than the browser restored of it', 'Bonjour à tous', 'Bonjour', 'Bonjour à tous'],
  ])('stores at hydration %s', async (_case, stored, shown, expected) => {
    const definition = ownForm('tab');
    window.sessionStorage.setItem(`saisie-${definition.name}`, JSON.stringify({ message: stored }));
    const site = inRouter(<SiteForm form={definition} state={stateOf()} formToken={formToken} anchor="ici" />);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(site);
    const [name] = container.getElementsByTagName('textarea');
    if (name) name.value = shown;
    const { unmount } = render(site, { container, hydrate: true });
    expect(name).toHaveValue(expected);
    unmount();
    expect(JSON.stringify({ ...window.sessionStorage })).toContain(`${expected}\\"`);
  });

  it('is empty once it was sent, and stores nothing unasked', async () => {
    const definition = ownForm('tab');
    await leave(definition);
    renderHook(() => useFormState(accepted, { state: 'idle', isSending: false }));
    show({ definition }).unmount();
    expect(window.sessionStorage).toHaveLength(0);
    await leave(form);
    show();
    expect(field(/^Nom/)).toHaveValue('');
  });

  it('returns the values of fields that another answer had removed', async () => {
    const definition = ownForm('memory');
    render(inRouter(<WithChoice definition={definition} />));
    const choose = () => userEvent.click(screen.getByRole('checkbox', { name: 'Anonyme' }));
    await userEvent.type(field(/^Nom/), 'Diallo');
    await choose();
    expect(screen.queryByRole('textbox', { name: /^Nom/ })).toBeNull();
    await choose();
    expect(field(/^Nom/)).toHaveValue('Diallo');
  });
});

describe('a form', () => {
  it('has its name, its key, its start and an empty honeypot that the keyboard cannot reach', () => {
    show();
    const values = ['formulaire', 'cle', 'debut', 'site_bis'].map((name) => hidden(name)?.value);
    expect(values).toEqual(['exemple', formToken.key, '0', '']);
    expect(hidden('site_bis')).toHaveAttribute('tabindex', '-1');
    expect(hidden('site_bis')).toHaveAttribute('autocomplete', 'off');
  });

  it('of a publicly cacheable page gets a lasting key in the browser', () => {
    const element = <SiteForm form={form} state={stateOf(undefined)} formToken={{ key: '', start: 0 }} anchor="ici" />;
    const { rerender } = render(inRouter(element));
    const key = hidden('cle')?.value;
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(Number(hidden('debut')?.value)).toBeLessThanOrEqual(Date.now());
    expect(Number(hidden('debut')?.value)).toBeGreaterThan(0);
    rerender(inRouter(element));
    expect(hidden('cle')?.value).toBe(key);
  });

  it('has label, hint, autocomplete and required marker for each field', () => {
    show();
    const email = field(/^Adresse e-mail/);
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(email).toHaveAttribute('aria-required', 'true');
    expect(email).toHaveAccessibleDescription('Nous y envoyons notre réponse.');
    expect(screen.getByText('* Obligatoire')).toBeVisible();
    const group = within(screen.getByRole('group', { name: 'Ce que vous souhaitez' }));
    expect(group.getByRole('checkbox', { name: 'Recevoir une copie' })).toBeVisible();
  });

  it('explains a wrong hidden value beside the other errors', () => {
    const errors = { cachee: [INVALID_VALUE], etude_id: ['Cette étude n’existe plus.'] };
    show({ answer: answerOf({ kind: 'refused', by: 'form', errors }) });
    const items = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Une information que la page ajoute à ce formulaire n’est pas valable. Rechargez la page, puis envoyez-le de nouveau.',
      'Cette étude n’existe plus.',
    ]);
    expect(field(/^Nom/)).toHaveValue('Diallo');
  });

  it('explains in an alert why it was not sent', () => {
    show({ answer: answerOf({ kind: 'unreachable' }) });
    expect(screen.getByRole('alert')).toHaveTextContent(/Notre service ne répond pas\..*Vous pouvez réessayer/);
  });
});

describe('a field that is validated while typing', () => {
  const check = ({ nom = '' }): FieldErrors => (/^\p{L}*$/u.test(nom) ? {} : { nom: ['Lettres seulement.'] });
  const sign = () => document.querySelector('[data-sign]')?.getAttribute('data-sign');

  it('shows its state after a letter, and its message after it lost the focus', async () => {
    show({ check });
    write(/^Nom/, 'D1');
    expect(sign()).toBeUndefined();
    await waitFor(() => expect(sign()).toBe('invalid'));
    expect(field(/^Nom/)).toBeInvalid();
    expect(screen.queryByText('Lettres seulement.')).toBeNull();
    fireEvent.blur(field(/^Nom/));
    expect(screen.getByText('Lettres seulement.')).toBeVisible();
    write(/^Nom/, 'Diallo');
    await waitFor(() => expect(sign()).toBe('valid'));
    expect(field(/^Nom/)).toBeValid();
    expect(field(/^Nom/)).toHaveAccessibleDescription('Valide');
    expect(screen.queryByText('Lettres seulement.')).toBeNull();
  });

  it('is validated as soon as another option is selected', async () => {
    const inTogo = ({ pays = '' }): FieldErrors => (pays === 'togo' ? {} : { pays: ['Au Togo seulement.'] });
    show({ definition: { ...form, fields: [selectField] }, check: inTogo });
    const select = screen.getByRole('combobox', { name: /^Pays/ });
    fireEvent.input(select, { target: { value: 'benin' } });
    await waitFor(() => expect(select).toBeInvalid());
    fireEvent.blur(select);
    expect(select).toHaveAccessibleDescription(/Au Togo seulement\./);
    fireEvent.input(select, { target: { value: 'togo' } });
    await waitFor(() => expect(select).toBeValid());
  });
});

describe('the message of an answer', () => {
  it('goes from field and box with its correction, the last one with the box and the word in the title', async () => {
    document.title = 'Erreur\u202F: Contact | VIPP';
    show({ answer: refused });
    const box = screen.getByRole('alert');
    expect(within(box).getAllByRole('link')).toHaveLength(2);
    write(/^Message/, 'Bonjour');
    await waitFor(() => expect(within(box).getAllByRole('link')).toHaveLength(1));
    expect(field(/^Message/)).toBeValid();
    expect(field(/^Message/)).not.toHaveAccessibleDescription();
    expect(field(/^Adresse e-mail/)).toBeInvalid();
    expect(document.title).toContain('Erreur');
    write(/^Adresse e-mail/, 'awa@lagune.example');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.title).toBe('Contact | VIPP');
  });

  it('goes when the correction is in another field', async () => {
    const check = ({ nom = '' }): FieldErrors => (nom === 'Diallo' ? {} : { email: ['L’un ou l’autre.'] });
    show({ answer: refused, check });
    write(/^Nom/, 'Dial');
    await waitFor(() => expect(field(/^Adresse e-mail/)).toHaveAccessibleDescription(/L’un ou l’autre/));
    write(/^Nom/, 'Diallo');
    await waitFor(() => expect(field(/^Adresse e-mail/)).toBeValid());
  });

  it('is not shown at a field that was corrected before hydration', async () => {
    const check = ({ email = '', message = '' }: FormValues): FieldErrors => ({
      ...(email.includes('@') ? {} : { email: ['Adresse incomplète.'] }),
      ...(message ? {} : { message: ['Écrivez votre message.'] }),
    });
    show({ answer: { ...refused, values: { email: 'awa@lagune.example', message: '' } }, check });
    await waitFor(() => expect(field(/^Adresse e-mail/)).toBeValid());
    expect(field(/^Message/)).toBeInvalid();
  });
});

describe('an error box with a duration', () => {
  const timed = { ...form, boxMs: { form: 15_000, service: 3_000 } };
  const byService = answerOf({ kind: 'refused', by: 'service', errors: { email: ['Refusée.'] } });
  beforeEach(() => jest.useFakeTimers());

  it.each([
    ['form', refused, 15_000],
    ['service', byService, 3_000],
  ] as const)(
    'is hidden after its duration, for errors of the %s; the messages at the fields remain',
    (_by, answer, time) => {
      show({ definition: timed, answer });
      act(() => jest.advanceTimersByTime(time - 1));
      expect(screen.getByRole('alert')).toBeVisible();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(field(/^Adresse e-mail/)).toBeInvalid();
      expect(field(/^Adresse e-mail/)).toHaveFocus();
    },
  );

  it('remains when the service is unreachable', () => {
    show({ definition: timed, answer: answerOf({ kind: 'unreachable' }) });
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

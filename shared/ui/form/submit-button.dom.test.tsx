import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { SubmitButton } from './submit-button';

function show(missing?: string) {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <p id="manque">Il reste un champ à remplir.</p>
      <SubmitButton sending="Envoi en cours…" isSending={false} {...(missing && { missing })}>
        Envoyer
      </SubmitButton>
    </form>,
  );
  return { onSubmit, button: screen.getByRole('button', { name: 'Envoyer' }) };
}

it('the button of a form looks enabled when nothing is missing', () => {
  const { button } = show();
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).not.toHaveAttribute('aria-describedby');
});

it('the button of a form explains what is missing, and still submits the form', async () => {
  const { button, onSubmit } = show('manque');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveAccessibleDescription('Il reste un champ à remplir.');
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('the button of a form announces a slow sending, and nothing afterwards', () => {
  jest.useFakeTimers();
  const button = (isSending: boolean) => (
    <SubmitButton sending="Envoi en cours…" isSending={isSending}>
      Envoyer
    </SubmitButton>
  );
  const { container, rerender } = render(button(true));
  const announcement = container.querySelector('[aria-live]');
  expect(announcement).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(500));
  expect(announcement).toHaveTextContent('Envoi en cours…');
  expect(screen.getByRole('button', { name: 'Envoi en cours…' })).not.toContainElement(announcement as HTMLElement);
  rerender(button(false));
  expect(announcement).toBeEmptyDOMElement();
});

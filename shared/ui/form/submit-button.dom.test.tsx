import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { SubmitButton } from './submit-button';

const element = (props: { missing?: string; isSending?: boolean } = {}) => (
  <SubmitButton sending="Envoi en cours…" isSending={false} {...props}>
    Envoyer
  </SubmitButton>
);
const button = () => screen.getByRole('button');

it('the button of a form looks enabled when nothing is missing', () => {
  render(element());
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(button()).not.toHaveAttribute('aria-describedby');
});

it('the button of a form explains what is missing, and still submits the form', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <p id="manque">Il reste un champ à remplir.</p>
      {element({ missing: 'manque' })}
    </form>,
  );
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toBeEnabled();
  expect(button()).toHaveAccessibleDescription('Il reste un champ à remplir.');
  await userEvent.click(button());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('the button of a form announces a slow sending, and nothing afterwards', () => {
  jest.useFakeTimers();
  const { container, rerender } = render(element({ isSending: true }));
  const announcement = container.querySelector('[aria-live]');
  expect(announcement).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(500));
  expect(announcement).toHaveTextContent('Envoi en cours…');
  expect(screen.getByRole('button', { name: 'Envoi en cours…' })).not.toContainElement(announcement as HTMLElement);
  rerender(element());
  expect(announcement).toBeEmptyDOMElement();
});

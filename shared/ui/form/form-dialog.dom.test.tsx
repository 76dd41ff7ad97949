import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog } from './form-dialog';

function show(props: { isOpen?: boolean; isLocked?: boolean } = {}) {
  const onClose = jest.fn();
  const element = (isOpen: boolean) => (
    <>
      <button id="retour">Retour</button>
      <section data-part="" />
      <FormDialog title="Relisez" isOpen={isOpen} isLocked={props.isLocked} onClose={onClose} returnTo="#retour">
        <p>Contenu</p>
      </FormDialog>
    </>
  );
  const { rerender } = render(element(props.isOpen ?? true));
  return {
    onClose,
    dialog: screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }),
    open: () => rerender(element(true)),
    close: () => rerender(element(false)),
  };
}

describe('a dialog of a form', () => {
  it('opens with the focus on its title', () => {
    expect(show().dialog).toHaveProperty('open', true);
    expect(screen.getByRole('heading', { name: 'Relisez' })).toHaveFocus();
  });

  it('closes with its button, the overlay and Escape, and not with a click inside', async () => {
    const { onClose, dialog } = show();
    await userEvent.click(screen.getByText('Contenu'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(dialog);
    dialog.close();
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays open if opened again before the browser’s event for Escape', () => {
    const { onClose, dialog, open, close } = show();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
    close();
    open();
    fireEvent(dialog, new Event('close'));
    expect([onClose.mock.calls.length, dialog.open]).toEqual([1, true]);
  });

  it('stays open when a file is not chosen after all, and when a selection of text ends on the overlay', () => {
    const { onClose, dialog } = show();
    fireEvent(screen.getByText('Contenu'), new Event('cancel', { bubbles: true }));
    fireEvent.pointerDown(screen.getByText('Contenu'));
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not reopen after its page has closed it while locked', () => {
    const { dialog, close } = show({ isLocked: true });
    close();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(false);
  });

  it('skips the layout of the page behind it until it is closed', () => {
    jest.useFakeTimers();
    const { close } = show();
    const behind = () => document.querySelector<HTMLElement>('[data-part]')?.style.contentVisibility;
    jest.runAllTimers();
    expect(behind()).toBe('');
    close();
    jest.runAllTimers();
    expect(behind()).toBe('visible');
  });
});

describe('a dialog that is inline until hydration', () => {
  const element = (props: { isInline: boolean; isOpen: boolean }) => (
    <FormDialog title="Relisez" id="ici" {...props} onClose={() => undefined}>
      <input aria-label="Nom" />
    </FormDialog>
  );
  const field = () => screen.getByRole('textbox', { name: 'Nom', hidden: true });

  it('is open, and offers nothing that needs scripts', () => {
    const { container } = render(element({ isInline: true, isOpen: false }));
    expect(screen.getByRole('dialog', { name: 'Relisez' })).toHaveAttribute('id', 'ici');
    expect(container.querySelector('button')).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it('opens as a modal without moving the focus from a field in it', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { rerender } = render(element({ isInline: true, isOpen: true }));
    await userEvent.type(field(), 'Diallo');
    expect(showModal).not.toHaveBeenCalled();
    rerender(element({ isInline: false, isOpen: true }));
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(field()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeVisible();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { KeepTyped, keepPresses, keepTyped } from './keep-typed';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
/** Without the focus, which stays in the field. */
const fail = () => fireEvent.click(screen.getByRole('button'));
const box = () => screen.getByRole('checkbox');

let failsAlways = false;

function Page({ onInput }: { onInput: (value: string) => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed || failsAlways) throw new Error('NotFoundError');
  return (
    <form onInput={({ target }) => onInput((target as HTMLInputElement).value)}>
      <input name="nom" aria-label="Nom" />
      <input name="accord" type="checkbox" />
      <button type="button" onClick={() => setHasFailed(true)}>
        Échouer
      </button>
    </form>
  );
}

async function typeInPage(version = 1) {
  const typed = jest.fn();
  const page = (shown: number) => (
    <KeepTyped version={shown}>
      <Page onInput={typed} />
    </KeepTyped>
  );
  const { rerender } = render(page(version));
  await userEvent.click(box());
  await userEvent.type(field(), 'Ahoansou');
  field().setSelectionRange(3, 4);
  typed.mockClear();
  return { typed, show: (shown: number) => rerender(page(shown)), before: field() };
}

function expectTyped(before: HTMLInputElement): void {
  expect(field()).not.toBe(before);
  expect(field()).toHaveFocus();
  expect(field()).toMatchObject({ value: 'Ahoansou', selectionStart: 3, selectionEnd: 4 });
  expect(box()).toBeChecked();
}

beforeEach(() => void (failsAlways = false));

describe('fields that are rendered again from the beginning', () => {
  it('keep their values and the focus after an error, of which the visitor sees nothing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { typed, before } = await typeInPage();
    fail();
    expectTyped(before);
    expect(typed).toHaveBeenCalledWith('Ahoansou');
  });

  it('keep them under another version', async () => {
    const { before, show } = await typeInPage();
    show(2);
    expectTyped(before);
  });

  it('keep the focus of a link that becomes a button', () => {
    const page = (Choice: 'a' | 'button') => (
      <KeepTyped version={Choice}>
        <Choice id="choix" {...(Choice === 'a' && { href: '/ici' })} />
      </KeepTyped>
    );
    const { rerender } = render(page('a'));
    screen.getByRole('link').focus();
    rerender(page('button'));
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('leave an error that comes again to the page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await typeInPage();
    failsAlways = true;
    expect(fail).toThrow('NotFoundError');
  });
});

describe('a press while React hydrates a page that an extension has changed', () => {
  it('stays with its field, and reaches the button’s replacement', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const onClick = jest.fn();
    const site = document.body.appendChild(document.createElement('div'));
    site.innerHTML = '<p><span></span><button>Choisir</button></p>';
    const hydrated = new Promise<void>((resolve) => {
      const [restore, release] = [keepTyped(), keepPresses()];
      const onHydrated = () => {
        restore();
        release();
        resolve();
      };
      const element = (
        <p ref={onHydrated}>
          <button onClick={onClick}>Choisir</button>
        </p>
      );
      hydrateRoot(site, element, { onRecoverableError: () => undefined });
    });
    const before = screen.getByRole('button');
    fireEvent.pointerDown(before);
    fireEvent.mouseDown(before);
    for (const type of ['keydown', 'keypress', 'compositionstart', 'paste', 'drop'])
      fireEvent(before, new Event(type, { bubbles: true }));
    before.focus();
    expect(before).toBeInTheDocument();
    await Promise.resolve();
    fireEvent.click(before);
    await hydrated;
    expect(before).not.toBeInTheDocument();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveFocus();
    site.remove();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
});

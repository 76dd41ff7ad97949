import type { Example } from '../example';
import { FormDialog } from './form-dialog';

const close = () => undefined;

export const examples: Example[] = [
  {
    name: 'open',
    element: (
      <FormDialog title="Recevez nos actualités" isOpen onClose={close}>
        <p>Une lettre par mois.</p>
      </FormDialog>
    ),
  },
  {
    name: 'while it may not be closed',
    element: (
      <FormDialog title="Relisez" isOpen isLocked onClose={close}>
        <p>Envoi en cours…</p>
      </FormDialog>
    ),
  },
  {
    name: 'a part of the page',
    element: (
      <FormDialog title="Recevez nos actualités" isInline isOpen={false} onClose={close}>
        <p>Une lettre par mois.</p>
      </FormDialog>
    ),
  },
  {
    name: 'closed',
    element: (
      <FormDialog title="Recevez nos actualités" isOpen={false} onClose={close}>
        <p>Une lettre par mois.</p>
      </FormDialog>
    ),
  },
];

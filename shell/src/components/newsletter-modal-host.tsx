import { useEffect, useState, type ComponentType } from 'react';
import type { ModalModule } from '@vipp/shared/contract/modal-module';
import { useNewsletterModal } from '@vipp/shared/stores/site-context';
import { useBrowserRemotes } from '../site-root';

const MODAL = { remote: 'mf-forms', module: './newsletter-modal' } as const;

/** The page that contains the same form. */
const FORM_ADDRESS = '/contact#newsletter';

/** As React takes it. */
type Modal = ComponentType<Parameters<ModalModule['Component']>[0]>;

/** The remote exposes `modal = { Component }`; anything else counts as a missing module. */
function parseModal(exposed: unknown): Modal {
  const modal = typeof exposed === 'object' && exposed !== null && 'modal' in exposed ? exposed.modal : undefined;
  if (typeof modal === 'object' && modal !== null && 'Component' in modal && typeof modal.Component === 'function') {
    return modal.Component as Modal;
  }
  throw new TypeError(`${MODAL.remote}: ${MODAL.module} exposes no modal with a Component`);
}

/** Loads the newsletter's modal at the first click; where it cannot be loaded, the page with the form opens. */
export function NewsletterModalHost() {
  const remotes = useBrowserRemotes();
  const { isOpen, close, setHasModal } = useNewsletterModal();
  const [Modal, setModal] = useState<Modal | null>(null);

  useEffect(() => setHasModal(remotes !== null), [remotes, setHasModal]);

  useEffect(() => {
    if (!isOpen || Modal || !remotes) return;
    remotes
      .load(MODAL)
      .then((exposed) => setModal(() => parseModal(exposed)))
      .catch(() => {
        close();
        window.location.assign(FORM_ADDRESS);
      });
  }, [Modal, close, isOpen, remotes]);

  return Modal && remotes ? <Modal api={remotes.api} /> : null;
}

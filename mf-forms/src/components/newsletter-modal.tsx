import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { useNewsletterModal, useToasts } from '@vipp/shared/stores/site-context';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { SentBanner } from '@vipp/shared/ui/form/sent-banner';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { type FormAnswer, wasAcknowledged } from '@vipp/shared/lib/form/form-answer';
import { newFormToken } from '@vipp/shared/lib/form/form-token';
import { NEWSLETTER_CONFIRM, NEWSLETTER_SENT, newsletterForm, sendNewsletter } from '../model/newsletter-form';
import { NewsletterNote } from './newsletter-note';

/** Another name than the form of the contact page: both may be in one page and need different ids. */
const modalForm = { ...newsletterForm, name: 'newsletter-modal' };

type FormProps = { api: SiteApi; onSent: (answer: FormAnswer) => void };

/** The action is called directly: the modal belongs to no page. */
function ModalForm({ api, onSent }: FormProps) {
  const [formToken] = useState(() => newFormToken());
  const [answer, setAnswer] = useState<FormAnswer>();
  const [isSending, setIsSending] = useState(false);
  const isLocked = useRef(false);
  const send = async (formData: FormData) => {
    isLocked.current = true;
    setIsSending(true);
    const next = await sendNewsletter({ api, formData, params: {} });
    isLocked.current = false;
    setIsSending(false);
    setAnswer(next);
    if (next.outcome.kind === 'accepted') onSent(next);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLocked.current) void send(new FormData(event.currentTarget));
  };
  const state: FormState = { answer, isSending, round: 0, onSubmit };
  return (
    <SiteForm form={modalForm} state={state} formToken={formToken} anchor="newsletter">
      <NewsletterNote />
    </SiteForm>
  );
}

type Props = {
  /** Passed by the shell, because a modal outside pages has no loader and no action. */
  api: SiteApi;
};

/** The form of the newsletter over any page, opened through the shared store. */
export function NewsletterModal({ api }: Props) {
  const { isOpen, setHasModal, close } = useNewsletterModal();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const [sent, setSent] = useState(0);
  const { show } = useToasts();

  useEffect(() => {
    setHasModal(true);
    return () => setHasModal(false);
  }, [setHasModal]);

  const onSent = (answer: FormAnswer) => {
    close();
    setSent(sent + 1);
    // The banner has three seconds (requirement 9.4), too few to read the text.
    if (wasAcknowledged(answer)) show({ kind: 'success', message: NEWSLETTER_CONFIRM });
  };
  return (
    <>
      <FormDialog title="Recevez nos actualités" isOpen={isOpen} onClose={close}>
        {wasOpened && <ModalForm key={sent} api={api} onSent={onSent} />}
      </FormDialog>
      <SentBanner sent={sent} text={NEWSLETTER_SENT} />
    </>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { FileDown, X } from 'lucide-react';
import type { StudyCard } from '@vipp/shared/contract/list-data';
import { formatDate } from '@vipp/shared/lib/format';
import { useLocation } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { RequestForm } from './request-form';
import { SentBanner } from './sent-banner';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { useModal } from './use-modal';
import { useStudyRequest } from './use-study-request';
import styles from './request-dialog.module.css';

const ANCHOR = 'demande';

type Props = { study: StudyCard; requestKey: string };

/**
 * The request for a case study. The server sends it as an open, plain part of the page, which works without
 * scripts; they close it, and open it as a modal.
 */
export function RequestDialog({ study, requestKey }: Props) {
  const hydrated = useHydrated();
  const [sent, setSent] = useState(false);
  const { dialog, open, close, onClose } = useModal();
  const hideBanner = useCallback(() => setSent(false), []);
  const onAccepted = useCallback(() => {
    close();
    setSent(true);
  }, [close]);
  const { fetcher, form, openReply, accepted } = useStudyRequest(requestKey, onAccepted);
  const { hash } = useLocation();
  // The page came back with errors, or its address asks for the form.
  const opensAtOnce = useRef(openReply !== undefined || (hash === `#${ANCHOR}` && !accepted));

  useEffect(() => {
    if (hydrated && opensAtOnce.current) open();
    if (hydrated) opensAtOnce.current = false;
  }, [hydrated, open]);

  return (
    <>
      {hydrated ? (
        <Button onClick={open} icon={<FileDown />}>
          Je souhaite récupérer cette étude de cas
        </Button>
      ) : (
        <Button to={`#${ANCHOR}`} icon={<FileDown />}>
          Je souhaite récupérer cette étude de cas
        </Button>
      )}
      <SentBanner shown={sent} onHide={hideBanner} />
      {/* open is what the server says: from then on the dialog's methods decide. */}
      <dialog ref={dialog} id={ANCHOR} className={styles.dialog} open={!hydrated} aria-labelledby="demande-titre" onClose={onClose}>
        <div className={styles.box}>
          <div hidden={!hydrated} className={styles.close}>
            <button type="button" className={styles.closer} onClick={close}>
              <X />
              <VisuallyHidden>Fermer</VisuallyHidden>
            </button>
          </div>
          <h2 className={styles.title} id="demande-titre">
            Inscrivez-vous pour récupérer l’étude de cas
          </h2>
          <div className={styles.study}>
            <p className={styles.name}>{study.title}</p>
            <p>
              Publiée le <time dateTime={study.publishedAt}>{formatDate(study.publishedAt)}</time>
            </p>
          </div>
          {accepted && !hydrated && <Notice kind="success" title="Envoyé avec succès !" />}
          <RequestForm key={form.number} study={study} fetcher={fetcher} requestKey={form.key} reply={openReply} />
        </div>
      </dialog>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { ArrowRight, Check, Copy } from 'lucide-react';
import type { ApplicationReceipt as Receipt } from '@vipp/shared/contract/forms/application';
import { useNavigate } from '@vipp/shared/stores/router';
import { useToasts } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { SENT } from '../model/application-forms';
import styles from './application-receipt.module.css';

/** Requirement 9.4. */
const REDIRECT_MS = 5_000;
const RECRUITMENT_PATH = '/recrutements';

/** Redirects to the recruitment page after five seconds (requirement 4.8) with the receipt, unless the visitor stays. */
function useRedirect(receipt: Receipt | undefined): { isLeaving: boolean; stay: () => void } {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => void navigate(RECRUITMENT_PATH, { state: { receipt } }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, receipt, stays]);
  return { isLeaving: isHydrated && !stays, stay: () => setStays(true) };
}

function CopyLink({ path, onCopy }: { path: string; onCopy: () => void }) {
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  // The clipboard API does not exist without scripts and on plain HTTP.
  if (!isHydrated || !('clipboard' in navigator)) return null;
  const copy = async () => {
    onCopy();
    await navigator.clipboard.writeText(new URL(path, window.location.href).href);
    setIsCopied(true);
  };
  return (
    <Button variant="secondary" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Lien copié' : 'Copier le lien de suivi'}</span>
    </Button>
  );
}

/** Receipt with the reference of the application and its private link. */
export function ReceiptPanel({ receipt, onUse = () => undefined }: { receipt: Receipt; onUse?: () => void }) {
  const path = `/recrutementdetails/${receipt.token}`;
  return (
    <>
      <p>Référence de votre dossier :</p>
      <p className={styles.reference}>{receipt.reference}</p>
      <p>Votre lien de suivi montre où en est votre candidature et permet de la retirer. Il est à vous seul.</p>
      <div className={styles.actions}>
        <Button to={path} icon={<ArrowRight />} onClick={onUse}>
          Suivre ma candidature
        </Button>
        <CopyLink path={path} onCopy={onUse} />
      </div>
    </>
  );
}

/** Replaces the form once the application is stored. */
export function ApplicationReceipt({ receipt, isMailed }: { receipt: Receipt | undefined; isMailed: boolean }) {
  const { isLeaving, stay } = useRedirect(receipt);
  const { toasts, show, dismiss } = useToasts();
  const before = useRef(toasts);
  useEffect(() => {
    // An attempt that failed is no news any more; behind the preview its toast was not seen.
    for (const { id, kind } of before.current) if (kind === 'error') dismiss(id);
    show({ kind: 'success', message: SENT });
  }, [show, dismiss]);
  return (
    <SentPanel title={SENT}>
      {receipt && <ReceiptPanel receipt={receipt} onUse={stay} />}
      {isMailed && (
        <p>
          La référence de votre dossier et votre lien de suivi vous sont envoyés par e-mail, à l’adresse indiquée dans
          votre candidature, dans la limite de quelques messages par jour. Si une candidature nous était déjà parvenue
          de vous il y a moins de six mois, c’est elle que ce lien ouvre : il permet de la retirer pour en déposer une
          autre. Consultez aussi les courriers indésirables.
        </p>
      )}
      {!receipt && !isMailed && <p>Le suivi en ligne n’est pas proposé pour cette candidature.</p>}
      {isLeaving ? (
        <div className={styles.leaving}>
          <p>Vous revenez à la page Recrutements dans 5 secondes{receipt && ', avec votre référence et votre lien'}.</p>
          <Button variant="secondary" onClick={stay}>
            Rester sur cette page
          </Button>
        </div>
      ) : (
        <Button variant="quiet" to={RECRUITMENT_PATH} icon={<ArrowRight />}>
          Revenir à la page Recrutements
        </Button>
      )}
    </SentPanel>
  );
}

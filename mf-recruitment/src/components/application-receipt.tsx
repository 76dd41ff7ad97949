import { useEffect, useRef, useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from '@vipp/shared/stores/router';
import { useToasts } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import buttons from '@vipp/shared/ui/button.module.css';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { SENT } from '../model/application-forms';

/** Requirement 9.4. */
const REDIRECT_MS = 5_000;
const RECRUITMENT_PATH = '/recrutements';

/** Redirects to the recruitment page after five seconds (requirement 4.8), unless the visitor stays. */
function useRedirect(): { isLeaving: boolean; stay: () => void } {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => void navigate(RECRUITMENT_PATH), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, stays]);
  return { isLeaving: isHydrated && !stays, stay: () => setStays(true) };
}

/** Replaces the form once the application is stored. */
export function ApplicationReceipt({ isMailed }: { isMailed: boolean }) {
  const { isLeaving, stay } = useRedirect();
  const { toasts, show, dismiss } = useToasts();
  const before = useRef(toasts);
  useEffect(() => {
    // An attempt that failed is no news any more; behind the preview its toast was not seen.
    for (const { id, kind } of before.current) if (kind === 'error') dismiss(id);
    show({ kind: 'success', message: SENT });
  }, [show, dismiss]);
  return (
    <SentPanel title={SENT}>
      {isMailed ? (
        <p>
          La référence de votre dossier et votre lien de suivi vous sont envoyés par e-mail, à l’adresse indiquée dans
          votre candidature, dans la limite de quelques messages par jour. Si une candidature nous était déjà parvenue
          de vous il y a moins de six mois, c’est elle que ce lien ouvre : il permet de la retirer pour en déposer une
          autre. Consultez aussi les courriers indésirables.
        </p>
      ) : (
        <p>Le suivi en ligne n’est pas proposé pour cette candidature.</p>
      )}
      {isLeaving ? (
        <div className={buttons.row}>
          <p>Vous revenez à la page Recrutements dans 5 secondes.</p>
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

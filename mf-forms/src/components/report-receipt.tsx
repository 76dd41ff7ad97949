import { useState } from 'react';
import { ArrowRight, Check, Copy } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { REPORT_SENT } from '../model/report-form';
import styles from './report-receipt.module.css';

function CopyButton({ code }: { code: string }) {
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  // The clipboard API does not exist without scripts and on plain HTTP.
  if (!isHydrated || !('clipboard' in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
  };
  return (
    <Button variant="secondary" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Code copié' : 'Copier le code'}</span>
    </Button>
  );
}

/** Receipt with the code, which is the only access to the report and is shown only once; a service without codes has no follow-up. */
export function ReportReceipt({ code }: { code: string | undefined }) {
  return (
    <SentPanel title={REPORT_SENT}>
      {code && (
        <>
          <p>Voici votre code de suivi. Il vous permet de lire la réponse du référent et d’ajouter des précisions.</p>
          <p className={styles.code}>{code}</p>
          <p>
            <strong>Notez-le ou imprimez cette page maintenant : ce code ne pourra pas vous être redonné.</strong>
          </p>
          <CopyButton code={code} />
          <Button to="/signalements/suivi" variant="quiet" icon={<ArrowRight />}>
            Suivre mon signalement
          </Button>
        </>
      )}
    </SentPanel>
  );
}

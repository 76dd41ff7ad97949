import { useLocation } from 'react-router-dom';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RecoveryLinks } from '../components/recovery-links';

/** A fault of ours: something threw while the page was made. */
export function ErrorPage() {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageBanner
        title="Un problème est survenu"
        lead="Cette page n’a pas pu s’afficher correctement. Le problème vient de notre côté, pas du vôtre."
        seed="erreur"
      >
        <Button to={pathname + search} reload>
          Recharger la page
        </Button>
      </PageBanner>
      <RecoveryLinks title="Ou poursuivez votre visite" />
    </>
  );
}

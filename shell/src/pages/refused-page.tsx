import { useLocation } from 'react-router-dom';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RecoveryLinks } from '../components/recovery-links';
import { matchSiteRoute } from '../navigation/match-site-route';
import { refusalOf } from './refusals';

type Props = { status: number };

/** In place of a page that was asked for, or sent a form, in a way that the site refuses. */
export function RefusedPage({ status }: Props) {
  const { pathname } = useLocation();
  const { title, advice } = refusalOf(status);
  return (
    <>
      <PageBanner eyebrow={`Erreur ${status}`} title={title} lead={advice} seed={`erreur-${status}`}>
        {matchSiteRoute(pathname) ? (
          <Button to={pathname} reload>
            Ouvrir la page
          </Button>
        ) : (
          <Button to="/">Revenir sur la page d’accueil</Button>
        )}
      </PageBanner>
      <RecoveryLinks title="Ou poursuivez votre visite" />
    </>
  );
}

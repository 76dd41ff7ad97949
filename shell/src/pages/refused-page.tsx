import { useLocation } from 'react-router-dom';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RecoveryLinks } from '../components/recovery-links';
import { useSiteRoute } from '../site-root';

/** Text for a refused request or form: a title, and advice for the visitor. */
export type Refusal = { title: string; advice: string };

type Props = { status: number; refusal: Refusal };

/** Used where the server sent no text. */
export const DEFAULT_REFUSAL: Refusal = {
  title: 'Demande refusée',
  advice: 'Revenez à la page précédente et recommencez.',
};

const isRefusal = (data: unknown): data is Refusal =>
  typeof data === 'object' && data !== null && 'title' in data && 'advice' in data;

/** The text of the server, which is the data of the route's error. */
export const toRefusal = (data: unknown): Refusal => (isRefusal(data) ? data : DEFAULT_REFUSAL);

/** Shown for a request or form that the site refuses. */
export function RefusedPage({ status, refusal: { title, advice } }: Props) {
  const { pathname } = useLocation();
  const route = useSiteRoute();
  return (
    <>
      <PageBanner eyebrow={`Erreur ${status}`} title={title} lead={advice}>
        {route ? (
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

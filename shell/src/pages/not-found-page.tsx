import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RecoveryLinks } from '../components/recovery-links';
import styles from './not-found-page.module.css';

/** Requirement 2.2: any path that is not a page of the site. */
export function NotFoundPage() {
  return (
    <>
      <PageBanner
        eyebrow="Erreur 404"
        title="Page non trouvée"
        lead="Nous sommes désolés, la page que vous recherchez n’a pas été trouvée."
        kind="statement"
        seed="404"
      >
        <Button to="/">Revenir sur la page d’accueil</Button>
      </PageBanner>
      <form className={styles.search} action="/actualite" role="search">
        <label htmlFor="recherche">Chercher dans les actualités</label>
        <input
          id="recherche"
          className={styles.field}
          type="search"
          name="q"
          placeholder="Recherche par mots clés..."
        />
        <Button type="submit" variant="secondary">
          Chercher
        </Button>
      </form>
      <RecoveryLinks title="Ou poursuivez votre visite" />
    </>
  );
}

import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { RecoveryLinks } from '../components/recovery-links';
import drawing from '../pictures/not-found.svg';
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
      >
        <Button to="/">Revenir sur la page d’accueil</Button>
      </PageBanner>
      <Section title={<label htmlFor="recherche">Chercher dans les actualités</label>} tone="tint" layout="split" dense>
        <form className={styles.search} action="/actualite" role="search">
          <input
            id="recherche"
            className={styles.field}
            type="search"
            name="q"
            placeholder="Recherche par mots clés..."
          />
          <Button type="submit">Chercher</Button>
        </form>
      </Section>
      <RecoveryLinks
        title="Ou poursuivez votre visite"
        picture={<img src={drawing} alt="" width={1200} height={900} loading="lazy" />}
      />
    </>
  );
}

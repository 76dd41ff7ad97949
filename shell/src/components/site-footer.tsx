import { useLocation } from 'react-router-dom';
import { NewsletterButton } from '@vipp/shared/ui/newsletter-button';
import { PageLink } from '@vipp/shared/ui/page-link';
import { useSiteOrigin, useSiteRoute } from '../site-root';
import { Logo } from './logo';
import { footerGroups, legalLinks, towns, type SiteLink } from './site-links';
import styles from './site-footer.module.css';

type LinkListProps = { className?: string | undefined; links: readonly SiteLink[] };

function LinkList({ className, links }: LinkListProps) {
  return (
    <ul className={className} role="list">
      {links.map(({ to, text }) => (
        <li key={to}>
          <PageLink className={styles.link} to={to}>
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function LinkGroups() {
  return (
    <nav className={styles.groups} aria-label="Rubriques du site">
      {footerGroups.map(({ title, links }) => (
        <div key={title}>
          <p className={styles.title}>{title}</p>
          <LinkList links={links} />
        </div>
      ))}
    </nav>
  );
}

/** Shown only in print: the address of the page. The address of a confidential page is a secret, and is not printed. */
function PrintedSource() {
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  return useSiteRoute()?.confidential ? null : <p className={styles.source}>{`Source\u202F: ${origin}${pathname}`}</p>;
}

/** Footer of every page: the group, its towns, links to every section and to the legal pages. */
export function SiteFooter() {
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer} data-part="">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.claim}>La relation client et le BPO, entre la France et l’Afrique.</p>
          {/* The page of the contact has a section for it. */}
          {pathname !== '/contact' && <NewsletterButton>S’inscrire à la newsletter</NewsletterButton>}
        </div>
        <LinkGroups />
        <ul className={styles.towns} role="list" aria-label="Nos implantations">
          {towns.map((town) => (
            <li key={town}>{town}</li>
          ))}
        </ul>
        <nav className={styles.legal} aria-label="Informations légales">
          <LinkList className={styles.legal} links={legalLinks} />
          <p className={styles.rights}>Groupe VIPP</p>
        </nav>
      </div>
      <PrintedSource />
    </footer>
  );
}

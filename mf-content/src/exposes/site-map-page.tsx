import type { PageModule } from '@vipp/shared/contract/page-module';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { PageLink } from '@vipp/shared/ui/page-link';
import { siteMap, type SiteMapSection } from '../model/site-map';
import styles from './site-map-page.module.css';

function SiteMapEntry({ anchor, title, about, to, links }: SiteMapSection) {
  return (
    <section id={anchor} className={styles.entry} aria-labelledby={`${anchor}-titre`}>
      <div>
        <h2 id={`${anchor}-titre`} className={styles.title}>
          {to ? (
            <PageLink className={styles.page} to={to}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h2>
        <p className={styles.about}>{about}</p>
      </div>
      <ul role="list">
        {links.map((link) => (
          <li key={link.to}>
            <PageLink className={styles.link} to={link.to}>
              {link.text}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page of the site in large type, beside links to its sections. */
function SiteMapIndex() {
  return (
    <div className={styles.index}>
      {siteMap.map((section) => (
        <SiteMapEntry key={section.anchor} {...section} />
      ))}
    </div>
  );
}

function SiteMapPage() {
  return (
    <>
      <PageBanner title="Plan du site" lead="Les pages du site, et ce que l’on trouve dans chacune." />
      <SiteMapIndex />
    </>
  );
}

export const page: PageModule<null> = {
  publiclyCacheable: true,
  Component: SiteMapPage,
  meta: () => ({
    title: 'Plan du site',
    description: 'Toutes les pages du site du groupe VIPP et les rubriques de chacune, réunies sur une seule page.',
  }),
};

import { PageLink } from '@vipp/shared/ui/page-link';
import { siteMap, type SiteMapSection } from '../model/site-map';
import styles from './site-map-index.module.css';

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
export function SiteMapIndex() {
  return (
    <div className={styles.index}>
      {siteMap.map((section) => (
        <SiteMapEntry key={section.anchor} {...section} />
      ))}
    </div>
  );
}

import { Phone } from 'lucide-react';
import type { Figure } from '@vipp/shared/contract/site-data';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { Picture } from '@vipp/shared/ui/picture';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import styles from './contact-details.module.css';

type Props = { sites: ListPart; map: Figure | null };

/** Address and telephone number of each site, beside their map. */
export function ContactDetails({ sites, map }: Props) {
  return (
    <Section id="coordonnees" title={sites.name} intro={<RichText html={sites.prose} />} tone="ink">
      <div className={map ? styles.spread : undefined}>
        <ul className={styles.sites} role="list">
          {sites.items.map(({ title, html, link }) => (
            <li key={title} className={styles.site}>
              <h3 className={styles.town}>{title}</h3>
              <RichText html={html} />
              {link && (
                <a className={styles.phone} href={link.href}>
                  <Phone />
                  {link.text}
                </a>
              )}
            </li>
          ))}
        </ul>
        {map && (
          <div className={styles.map}>
            <Picture
              src={map.src}
              alt={map.alt}
              width={map.width}
              height={map.height}
              sizes="(min-width: 64rem) 36rem, 90vw"
            />
          </div>
        )}
      </div>
    </Section>
  );
}

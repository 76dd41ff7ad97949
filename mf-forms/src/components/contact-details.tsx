import { Phone } from 'lucide-react';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import styles from './contact-details.module.css';

type Props = { sites: ListPart };

/** Address and telephone number of each site. */
export function ContactDetails({ sites }: Props) {
  return (
    <Section id="coordonnees" title={sites.name} intro={<RichText html={sites.prose} />} tone="ink">
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
    </Section>
  );
}

import { Picture } from '@vipp/shared/ui/picture';
import { RichText } from '@vipp/shared/ui/rich-text';
import type { RsePartner } from '../model/rse-data';
import styles from './partner-gallery.module.css';

type Props = { partners: readonly RsePartner[] };

/** The partners of the group, by their logos. */
export function PartnerGallery({ partners }: Props) {
  if (partners.length === 0) return null;
  return (
    <ul className={styles.gallery} role="list">
      {partners.map(({ title, html, figure }) => (
        <li key={title + html} className={styles.partner}>
          {figure && (
            <div className={styles.logo}>
              {/* The name follows as text: an alternative text would be announced twice. */}
              <Picture src={figure.src} alt={title ? '' : figure.alt} width={figure.width} height={figure.height} />
            </div>
          )}
          {title && <h3 className={styles.name}>{title}</h3>}
          <div className={styles.text}>
            <RichText html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}

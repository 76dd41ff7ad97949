import { Picture } from '@vipp/shared/ui/picture';
import { RichText } from '@vipp/shared/ui/rich-text';
import type { RsePartner } from '../model/rse-data';
import styles from './partner-gallery.module.css';

type Props = { partners: readonly RsePartner[] };

/** Logos and names of the partners. */
export function PartnerGallery({ partners }: Props) {
  if (partners.length === 0) return null;
  return (
    <ul className={styles.gallery} role="list">
      {partners.map(({ title, html, figure }) => (
        <li key={title + html} className={styles.partner}>
          {figure && (
            <div className={styles.logo}>
              {/* Without an alternative text: the name follows. */}
              <Picture
                src={figure.src}
                alt={title ? '' : figure.alt}
                width={figure.width}
                height={figure.height}
                sizes="20rem"
              />
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

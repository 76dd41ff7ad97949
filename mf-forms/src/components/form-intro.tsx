import type { ListPart } from '@vipp/shared/lib/content-parts';
import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './form-intro.module.css';

/** Introduction of a form: its prose, and items such as reasons to write, with the page for each. */
export function FormIntro({ part: { prose, items } }: { part: ListPart }) {
  return (
    <div className={styles.intro}>
      {prose && (
        <div className={styles.besideForm}>
          <RichText html={prose} />
        </div>
      )}
      {items.length > 0 && (
        <dl>
          {items.map(({ title, html, link }) => (
            <div key={title} className={styles.item}>
              <dt>{title}</dt>
              <dd>
                <RichText html={html} />
                {link && <PageLink to={link.href}>{link.text}</PageLink>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

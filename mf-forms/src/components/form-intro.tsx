import type { ListPart } from '@vipp/shared/lib/content-parts';
import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './form-intro.module.css';

/** Explanations of a form, such as reasons to write, with the page for each. */
export const FormIntro = ({ items }: Pick<ListPart, 'items'>) =>
  items.length > 0 && (
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
  );

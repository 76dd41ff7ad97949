import { ArrowDown } from 'lucide-react';
import { PageLink } from '@vipp/shared/ui/page-link';
import styles from './section-nav.module.css';

type Props = {
  /** Sections of the page, in order. */
  sections: readonly { anchor: string; title: string }[];
};

/** Links to the sections of a long page. */
export function SectionNav({ sections }: Props) {
  return (
    <nav aria-label="Sur cette page">
      <ul className={styles.list} role="list">
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <PageLink className={styles.link} to={`#${anchor}`}>
              {title}
              <ArrowDown className={styles.arrow} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

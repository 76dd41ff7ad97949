import { ArrowDown } from 'lucide-react';
import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import styles from './page-opening.module.css';

type Props = {
  text: ActionsPart;
  /** Sections of the page, in order. */
  sections: readonly { anchor: string; title: string }[];
};

/** Links to the sections of a long page. */
function SectionNav({ sections }: Pick<Props, 'sections'>) {
  return (
    <nav aria-label="Sur cette page">
      <ul className={styles.list} role="list">
        {sections.map(({ anchor, title }) => (
          <li key={anchor} className={styles.item}>
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

/** First section of a long page: introduction and table of contents. */
export function PageOpening({ text, sections }: Props) {
  return (
    <Section title={text.name}>
      <div className={styles.spread}>
        <RichText html={text.prose} size="lead" />
        <SectionNav sections={sections} />
      </div>
    </Section>
  );
}

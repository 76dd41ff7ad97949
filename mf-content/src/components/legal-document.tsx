import { classNames } from '@vipp/shared/lib/class-names';
import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import type { LegalSection } from '../model/legal-data';
import { FactRows } from './fact-rows';
import styles from './legal-document.module.css';

type Props = { sections: readonly LegalSection[] };

/** A legal text for screen and print: table of contents and numbered sections. */
export function LegalDocument({ sections }: Props) {
  if (sections.length === 0) return null;
  return (
    <div className={styles.document}>
      <nav className={styles.contents} aria-labelledby="sommaire">
        <h2 id="sommaire" className={styles.heading}>
          Sommaire
        </h2>
        <ol className={styles.list} role="list">
          {sections.map(({ anchor, name }) => (
            <li key={anchor} className={styles.numbered}>
              <PageLink className={styles.link} to={`#${anchor}`}>
                {name}
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ anchor, name, content, rows = [] }) => (
          <section
            key={anchor}
            id={anchor}
            className={classNames(styles.section, styles.numbered)}
            aria-labelledby={`${anchor}-titre`}
          >
            <h2 id={`${anchor}-titre`} className={styles.title}>
              {name}
            </h2>
            <div className={styles.text}>
              <RichText html={content} />
              {rows.length > 0 && <FactRows rows={rows} />}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

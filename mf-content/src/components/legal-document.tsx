import { classNames } from '@vipp/shared/lib/class-names';
import { ItemList } from '@vipp/shared/ui/item-list';
import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import type { LegalData } from '../model/legal-data';
import type { FactRow } from '../model/legal-facts';
import styles from './legal-document.module.css';

type Props = { rows: readonly FactRow[] };

/** Terms and descriptions, in two columns if there is room. */
function FactRows({ rows }: Props) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ term, text, href }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.factRowsText}>{href ? <PageLink to={href}>{text}</PageLink> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A legal text for screen and print: summary, table of contents and numbered sections. */
export function LegalDocument({ summary, sections }: LegalData) {
  if (sections.length === 0) return null;
  return (
    <div className={styles.document}>
      {summary && (
        <section className={styles.summary} aria-labelledby="en-bref">
          <h2 id="en-bref" className={styles.heading}>
            {summary.name}
          </h2>
          <ItemList items={summary.items} className={styles.points} itemClassName={styles.point} />
        </section>
      )}
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

/** A page whose text is content, below its banner. */
export function LegalText(banner: { title: string; lead: string }) {
  return (
    <>
      <PageBanner {...banner} />
      <LegalDocument {...usePageData<LegalData>()} />
    </>
  );
}

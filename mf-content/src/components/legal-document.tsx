import { classNames } from '@vipp/shared/lib/class-names';
import { AnswerList } from '@vipp/shared/ui/answer-list';
import { ItemList } from '@vipp/shared/ui/item-list';
import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import type { LegalData } from '../model/legal-data';
import styles from './legal-document.module.css';

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
              {rows.length > 0 && (
                <AnswerList
                  answers={rows.map(({ term, text, href, isBlank }) => ({
                    name: term,
                    label: term,
                    shown: href ? <PageLink to={href}>{text}</PageLink> : text,
                    isBlank,
                  }))}
                />
              )}
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

import type { ReactNode } from 'react';
import { Picture } from '@vipp/shared/ui/picture';
import type { Related } from '../model/related';
import noArticle from '../pictures/no-article.svg';
import { CardMedia } from './card-media';
import { DetailCard } from './detail-card';
import styles from './detail-layout.module.css';

type RelatedListProps = { items: readonly Related[]; addressOf: (slug: string) => string; origin: string };

/** Cards of related articles or studies, or an illustration when there are none (requirement 2.25). */
export function RelatedList({ items, addressOf, origin }: RelatedListProps) {
  return (
    <section className={styles.related} aria-labelledby="lies-titre">
      <h2 className={styles.title} id="lies-titre">
        Article(s) lié(s)
      </h2>
      {items.length > 0 ? (
        <ul className={styles.cards} role="list">
          {items.map((item) => (
            <li key={item.slug}>
              <DetailCard
                to={addressOf(item.slug)}
                origin={origin}
                title={item.title}
                description={item.description}
                media={<CardMedia item={item} />}
                linkText="Lire plus"
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.none}>
          <Picture src={noArticle} alt="" width={480} height={320} />
          <p>Aucun article trouvé</p>
        </div>
      )}
    </section>
  );
}

type CallProps = { words: string; children: ReactNode };

/** A button below an article, with the sentence that says what it is for. */
export function DetailCall({ words, children }: CallProps) {
  return (
    <div className={styles.call}>
      <p>{words}</p>
      {children}
    </div>
  );
}

type Props = { children: ReactNode; aside: ReactNode; below?: ReactNode };

/** Layout of an article beside related ones, with what is below both. */
export function DetailLayout({ children, aside, below }: Props) {
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside} aria-label="À lire aussi">
          {aside}
        </aside>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </>
  );
}

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from '@vipp/shared/stores/router';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import styles from './pagination.module.css';

/** A page number of the pagination, or a gap. */
type PageNumber = number | 'gap';

/** Number of neighbours on each side of the current page. */
const NEIGHBOURS = 1;

/** First, last and current page with its neighbours: `1 … 4 5 6 … 12`. A gap never replaces a single page. */
export function pageNumbers(current: number, count: number): PageNumber[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= NEIGHBOURS,
  );
  return shown.flatMap((page, index): PageNumber[] => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}

type Props = {
  page: number;
  pageCount: number;
  /** Address of a page of this list. */
  addressOf: (page: number) => string;
  /** Name of the navigation, because a page may have two lists. */
  label: string;
  /** State of the history entry for each link. */
  state?: unknown;
  onFollow?: () => void;
};

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, addressOf, label, state, onFollow }: Props) {
  if (pageCount < 2) return null;
  const link = { state, onClick: onFollow, preventScrollReset: true, discover: 'none' } as const;
  return (
    <nav aria-label={label}>
      <ol className={styles.pages} role="list">
        {page > 1 && (
          <li>
            <Link {...link} className={styles.page} to={addressOf(page - 1)} rel="prev" aria-label="Page précédente">
              <ArrowLeft />
            </Link>
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                {...link}
                className={styles.page}
                to={addressOf(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                <VisuallyHidden>Page </VisuallyHidden>
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link {...link} className={styles.page} to={addressOf(page + 1)} rel="next" aria-label="Page suivante">
              <ArrowRight />
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

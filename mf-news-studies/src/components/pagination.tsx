import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from '@vipp/shared/stores/router';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { pageNumbers } from '../model/page-numbers';
import styles from './pagination.module.css';

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

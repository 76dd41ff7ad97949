import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import styles from './page-turner.module.css';

type Props = { page: number; pages: number; onTurn: (page: number) => void };

/** To the pages before and after; absent where there is one page. */
export function PageTurner({ page, pages, onTurn }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.turner} aria-label="Pages de la liste">
      <Button
        variant="secondary"
        icon={<ArrowLeft />}
        disabled={page <= 1}
        onClick={() => onTurn(Math.min(page - 1, pages))}
      >
        Plus récentes
      </Button>
      <span>
        Page {page} sur {pages}
      </span>
      <Button variant="secondary" icon={<ArrowRight />} disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Plus anciennes
      </Button>
    </nav>
  );
}

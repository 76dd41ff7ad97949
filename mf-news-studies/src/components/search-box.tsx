import { Search } from 'lucide-react';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import styles from './search-box.module.css';

type Props = { search: string };

/** Search field. With scripts the search runs while typing; the button remains, so that hydration does not move the page. */
export function SearchBox({ search }: Props) {
  return (
    <div className={styles.box} role="search">
      <label>
        <VisuallyHidden>Recherche par mots clés</VisuallyHidden>
        <input
          className={styles.input}
          type="search"
          name="q"
          defaultValue={search}
          placeholder="Recherche par mots clés..."
          maxLength={100}
          enterKeyHint="search"
          spellCheck={false}
        />
      </label>
      <button className={styles.button} type="submit" aria-label="Rechercher">
        <Search />
      </button>
    </div>
  );
}

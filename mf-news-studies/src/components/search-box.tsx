import { Search } from 'lucide-react';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import styles from './search-box.module.css';

type Props = { search: string };

export function SearchBox({ search }: Props) {
  return (
    <label className={styles.box}>
      <VisuallyHidden>Recherche par mots clés</VisuallyHidden>
      <Search className={styles.icon} />
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
  );
}

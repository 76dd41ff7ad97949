import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import { formatNumber } from '@vipp/shared/lib/format';
import { useNavigation } from '@vipp/shared/stores/router';
import { CardGrid } from '@vipp/shared/ui/card-grid';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import type { FilterPanelData } from '../model/filter-panels';
import type { Nouns } from './filter-choices';
import { ListFilters } from './list-filters';
import { Pagination } from './pagination';
import { useListForm } from './use-list-form';
import styles from './list-block.module.css';
import base from '@vipp/shared/ui/card.module.css';

/** Shown in place of a list without results (requirement 8.4). */
function NoResult() {
  return (
    <div className={base.card}>
      <div className={base.words}>
        <strong className={base.title}>Aucun article ne correspond au mot clé entré</strong>
        <p>Réessayez avec une nouvelle entrée</p>
      </div>
    </div>
  );
}

type SearchBoxProps = { search: string };

/** Search field. With scripts the search runs while typing; the button remains, so that hydration does not move the page. */
function SearchBox({ search }: SearchBoxProps) {
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

type Props = {
  /** Path of the list. */
  path: string;
  /** Theme of the studies: not a filter, and not cleared with them. */
  theme: string | null;
  title: string;
  nouns: Nouns;
  list: { total: number; page: number; pageCount: number };
  search: string;
  panels: readonly FilterPanelData[];
  /** As for `useListForm`; must be a constant function. */
  toQuery: (fields: URLSearchParams) => URLSearchParams;
  addressOf: (page: number) => string;
  /** Cards of this page. */
  cards: readonly ReactNode[];
};

const addressWith = (path: string, theme: string | null): string =>
  theme ? `${path}?${new URLSearchParams({ theme })}` : path;

/** A list with search, filters and pagination: a plain GET form, which scripts submit at every change. */
export function ListBlock(props: Props) {
  const { path, theme, title, nouns, list, search, panels, toQuery, addressOf, cards } = props;
  const hasLead = list.page === 1 && search === '';
  const hydrated = useHydrated();
  const { form, block, submit, submitAfterPaint, submitDebounced, onFollowLink } = useListForm({ path, toQuery });
  const { state, location } = useNavigation();
  const busy = state === 'loading' && location.pathname === path;
  return (
    <section ref={block} id="liste" className={styles.block} aria-label={title}>
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={path}
        autoComplete="off"
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.type === 'checkbox') submitAfterPaint();
        }}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.type === 'search') submitDebounced();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {theme && <input type="hidden" name="theme" value={theme} />}
        <SearchBox search={search} />
        <ListFilters panels={panels} nouns={nouns} clearAddress={addressWith(path, theme)} instant={hydrated} />
      </form>
      <div className={styles.results} aria-busy={busy}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.count} role="status">
            {`${formatNumber(list.total)} ${nouns[list.total > 1 ? 1 : 0]}`}
            {list.pageCount > 1 && `, page ${list.page} sur ${list.pageCount}`}
          </p>
        </div>
        <div className={classNames(styles.cards, hasLead && styles.lead)}>
          {cards.length > 0 ? <CardGrid>{cards}</CardGrid> : <NoResult />}
        </div>
        <Pagination
          page={list.page}
          pageCount={list.pageCount}
          addressOf={addressOf}
          label="Pages de la liste"
          onFollow={onFollowLink}
        />
      </div>
    </section>
  );
}

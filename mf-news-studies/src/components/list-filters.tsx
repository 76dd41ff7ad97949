import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Button } from '@vipp/shared/ui/button';
import type { FilterPanelData } from '../model/filter-panels';
import type { Nouns } from './filter-choices';
import { FilterPanel } from './filter-panel';
import panelStyles from './filter-panel.module.css';
import styles from './list-filters.module.css';

type Props = {
  panels: readonly FilterPanelData[];
  nouns: Nouns;
  /** Address of the list without any filter. */
  clearAddress: string;
  /** True when changes apply without the submit button. */
  instant: boolean;
};

/** Filters of a list. On narrow screens a checkbox without a name shows them, which works without scripts. */
export function ListFilters({ panels, nouns, clearAddress, instant }: Props) {
  const count = panels.flatMap(({ options }) => options).filter(({ checked }) => checked).length;
  return (
    <div className={styles.filters}>
      <label className={styles.opener}>
        <input type="checkbox" className={styles.opened} />
        <SlidersHorizontal aria-hidden="true" />
        Afficher les filtres
        {count > 0 && <span className={panelStyles.picked}>{count}</span>}
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </label>
      <div className={styles.drawer}>
        <div className={styles.panels}>
          {panels.map((panel) => (
            <FilterPanel key={panel.name} panel={panel} nouns={nouns} />
          ))}
          <div hidden={instant}>
            <Button type="submit" variant="secondary">
              Appliquer les filtres
            </Button>
          </div>
          {count > 0 && <PageLink to={clearAddress}>Effacer les filtres</PageLink>}
        </div>
      </div>
    </div>
  );
}

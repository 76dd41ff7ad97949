import { useState } from 'react';
import type { FilterOption } from '@vipp/shared/contract/list-data';
import { foldOptions, type FilterPanelData } from '../model/filter-panels';
import styles from './filter-panel.module.css';

function Options({ name, options }: { name: string; options: readonly FilterOption[] }) {
  return (
    <ul role="list">
      {options.map(({ value, label, checked }) => (
        <li key={value}>
          <label className={styles.option}>
            <input type="checkbox" name={name} value={value} defaultChecked={checked} />
            <span>{label}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

type Props = { panel: FilterPanelData };

/** One filter as checkboxes. A long one is folded, unless something in the fold is checked. */
export function FilterPanel({ panel }: Props) {
  const { shown, folded } = foldOptions(panel);
  const [open, setOpen] = useState(folded.some(({ checked }) => checked));
  if (panel.options.length === 0) return null;
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.title}>{panel.title}</legend>
      <Options name={panel.name} options={shown} />
      {folded.length > 0 && (
        <details className={styles.fold} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={styles.toggle}>
            <span className={styles.more}>Afficher plus</span>
            <span className={styles.less}>Afficher moins</span>
          </summary>
          <Options name={panel.name} options={folded} />
        </details>
      )}
    </fieldset>
  );
}

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { type FilterPanelData, foldOptions } from '../model/filter-panels';
import { FilterChoices, type Nouns } from './filter-choices';
import styles from './filter-panel.module.css';

type FoldProps = {
  /** Initial state. */
  defaultOpen: boolean;
  className?: string | undefined;
  /** Content of the toggle. */
  summary: ReactNode;
  summaryClassName: string | undefined;
  children: ReactNode;
};

/** Animated disclosure, which works without scripts. */
function Fold({ defaultOpen, className, summary, summaryClassName, children }: FoldProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <details
      className={classNames(styles.fold, className)}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classNames(styles.foldToggle, summaryClassName)}>{summary}</summary>
      {children}
    </details>
  );
}

type Props = { panel: FilterPanelData; nouns: Nouns };

/** Toggle of a panel, with the number of checked choices while the panel is closed. */
function Heading({ id, title, picked }: { id: string; title: string; picked: number }) {
  return (
    <>
      <span id={id} className={styles.title}>
        {title}
      </span>
      {picked > 0 && (
        <span className={styles.picked}>
          {picked}
          <VisuallyHidden>{picked > 1 ? ' choix cochés' : ' choix coché'}</VisuallyHidden>
        </span>
      )}
      <ChevronDown className={styles.arrow} aria-hidden="true" />
    </>
  );
}

/** Checkboxes in a panel. The end of a long list is folded, unless one of its choices is checked. */
export function FilterPanel({ panel, nouns }: Props) {
  const { name, title, options, isClosed = false } = panel;
  const { shown, folded } = foldOptions(panel);
  if (options.length === 0) return null;
  const titleId = `filtre-${name}`;
  const picked = options.filter(({ checked }) => checked).length;
  const heading = <Heading id={titleId} title={title} picked={picked} />;
  return (
    <fieldset className={styles.panel} aria-labelledby={titleId}>
      <Fold
        defaultOpen={!isClosed || picked > 0}
        className={styles.whole}
        summary={heading}
        summaryClassName={styles.heading}
      >
        <FilterChoices name={name} options={shown} nouns={nouns} />
        {folded.length > 0 && (
          <Fold
            defaultOpen={folded.some(({ checked }) => checked)}
            className={styles.rest}
            summary={
              <>
                <span className={styles.more}>Afficher plus</span>
                <span className={styles.less}>Afficher moins</span>
              </>
            }
            summaryClassName={styles.toggle}
          >
            <FilterChoices name={name} options={folded} nouns={nouns} />
          </Fold>
        )}
      </Fold>
    </fieldset>
  );
}

import { useState, type ReactNode } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import styles from './fold.module.css';

type Props = {
  /** Open when it is first shown. */
  opens: boolean;
  className?: string | undefined;
  /** Content of the toggle. */
  summary: ReactNode;
  summaryClassName: string | undefined;
  children: ReactNode;
};

/** A part that a toggle shows and hides, with an animation; works without scripts. */
export function Fold({ opens, className, summary, summaryClassName, children }: Props) {
  const [open, setOpen] = useState(opens);
  return (
    <details
      className={classNames(styles.fold, className)}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classNames(styles.toggle, summaryClassName)}>{summary}</summary>
      {children}
    </details>
  );
}

import { useState, type ReactNode } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import styles from './fold.module.css';

type Props = {
  /** Initial state. */
  defaultOpen: boolean;
  className?: string | undefined;
  /** Content of the toggle. */
  summary: ReactNode;
  summaryClassName: string | undefined;
  children: ReactNode;
};

/** Animated disclosure, which works without scripts. */
export function Fold({ defaultOpen, className, summary, summaryClassName, children }: Props) {
  const [open, setOpen] = useState(defaultOpen);
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

import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

type Props = {
  /** What it does, with the part that it does it to. */
  label: string;
  icon: ReactNode;
  /** The button stays in the order of focus. */
  isDisabled?: boolean;
  /** For tests and for the focus after an action. */
  action?: string;
  onClick: () => void;
};

/** A small button whose icon has words for screen readers and as a tooltip. */
export function IconButton({ label, icon, isDisabled = false, action, onClick }: Props) {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      data-action={action}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {icon}
    </button>
  );
}

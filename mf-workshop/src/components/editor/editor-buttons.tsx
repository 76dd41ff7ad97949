import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NodeId } from '@vipp/shared/lib/workshop/draft-document';
import { useEditor } from './editor-context';
import styles from './editor-buttons.module.css';

type AddButtonProps = {
  children: string;
  announcement: string;
  /** What gets the focus in the part that is then shown; its first text without it. */
  focus?: 'last-option';
  /** @returns the part to show */
  add: () => NodeId | undefined;
};

/** Adds a part and shows it, with the focus where its name is typed. */
export function AddButton({ children, announcement, focus, add }: AddButtonProps) {
  const session = useEditor();
  const onClick = () =>
    session.edit(() => {
      const id = add();
      if (id !== undefined) session.open(id, focus ?? 'first-text');
    }, announcement);
  return (
    <button className={styles.add} type="button" onClick={onClick}>
      <Plus />
      <span>{children}</span>
    </button>
  );
}

type IconButtonProps = {
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
export function IconButton({ label, icon, isDisabled = false, action, onClick }: IconButtonProps) {
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

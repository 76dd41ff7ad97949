import type { ReactNode } from 'react';
import type { NodeId } from '@vipp/shared/lib/workshop/draft-document';
import { useEditor } from './editor-context';
import styles from './add-button.module.css';

type Props = {
  children: ReactNode;
  icon: ReactNode;
  announcement: string;
  /** What gets the focus in the part that is then shown; its first text without it. */
  focus?: 'last-option';
  /** @returns the part to show */
  add: () => NodeId | undefined;
};

/** Adds a part and shows it, with the focus where its name is typed. */
export function AddButton({ children, icon, announcement, focus, add }: Props) {
  const session = useEditor();
  const onClick = () =>
    session.edit(() => {
      const id = add();
      if (id !== undefined) session.open(id, focus ?? 'first-text');
    }, announcement);
  return (
    <button className={styles.add} type="button" onClick={onClick}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

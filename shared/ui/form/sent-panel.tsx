import { useEffect, useRef, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import styles from './sent-panel.module.css';

type Props = { title: string; children?: ReactNode };

/** Replaces a form once it is stored, and takes the focus. */
export function SentPanel({ title, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={styles.panel} ref={ref} role="status" tabIndex={-1}>
      <CircleCheck className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}

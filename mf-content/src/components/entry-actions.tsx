import { ArrowRight } from 'lucide-react';
import type { PageLinkData } from '@vipp/shared/contract/site-data';
import { Button } from '@vipp/shared/ui/button';
import styles from './entry-actions.module.css';

type Props = { actions: readonly PageLinkData[] };

/** Links at the end of a content entry, as buttons; renders nothing when there are none. */
export function EntryActions({ actions }: Props) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ href, text }) => (
        <Button key={href} to={href} icon={<ArrowRight />}>
          {text}
        </Button>
      ))}
    </div>
  );
}

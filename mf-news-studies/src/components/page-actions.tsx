import type { MouseEvent } from 'react';
import { Printer, Share2 } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import { useToasts } from '@vipp/shared/stores/site-context';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import styles from './page-actions.module.css';

type Props = { title: string; path: string };

/** Sharing and printing of a page. Without scripts the first is a plain link to the page, and the second is not offered. */
export function PageActions({ title, path }: Props) {
  const hydrated = useHydrated();
  const { show } = useToasts();

  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !('share' in navigator || 'clipboard' in navigator)) return;
    event.preventDefault();
    if ('share' in navigator) {
      // It also fails when the visitor closes the panel.
      navigator.share({ title, url: href }).catch(() => undefined);
      return;
    }
    (navigator as Navigator).clipboard.writeText(href).then(
      () => show({ kind: 'success', message: 'Le lien de la page est copié.' }),
      () => show({ kind: 'error', message: `Le lien n’a pas pu être copié\u202F: ${href}` }),
    );
  };

  return (
    <div className={styles.actions}>
      <a className={styles.action} href={path} onClick={share}>
        <Share2 aria-hidden="true" />
        <span className={styles.label}>Partager</span>
      </a>
      {/* Reserves its space, so that hydration moves nothing. */}
      <button
        type="button"
        className={classNames(styles.action, !hydrated && styles.waiting)}
        onClick={() => window.print()}
      >
        <Printer aria-hidden="true" />
        <span className={styles.label}>Imprimer</span>
      </button>
    </div>
  );
}

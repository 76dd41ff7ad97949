/** Asks before the page is left while changes are not stored yet. */
import { useEffect } from 'react';
import type { DraftSync } from '../../model/draft-sync';

const QUESTION = 'Vos derniers changements ne sont pas encore enregistrés. Les abandonner et quitter cette page\u202F?';

export function useUnsentWarning(sync: DraftSync): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!sync.hasUnsent()) return;
      sync.syncNow();
      event.preventDefault();
    };
    // A link within the site is no unloading of the page: what is on its way arrives all the same.
    const onLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || !sync.isStuck() || event.ctrlKey || event.metaKey || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onLeave);
    document.addEventListener('click', onLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      document.removeEventListener('click', onLink, { capture: true });
    };
  }, [sync]);
}

import { useCallback, useLayoutEffect } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Neighbour } from '@vipp/shared/contract/list-data';
import { classNames } from '@vipp/shared/lib/class-names';
import { useNavigate } from '@vipp/shared/stores/router';
import { DetailLink, type ListOrigin } from './detail-link';
import styles from './neighbours.module.css';

/** Elements with their own use of the arrow keys. */
const OWN_ARROWS = 'input, textarea, select, video, audio, dialog, [contenteditable]';

/** Handles the arrow keys, unless the focused element uses them. */
function useArrowKeys({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }): void {
  // Before the paint: a key pressed at once must not lead on from the previous page.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (modified || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      if (event.key === 'ArrowLeft') onLeft();
      else if (event.key === 'ArrowRight') onRight();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onLeft, onRight]);
}

type Props = {
  previous: Neighbour;
  next: Neighbour;
  addressOf: (slug: string) => string;
  /** Labels of the neighbours: « Article précédent ». */
  words: { label: string; previous: string; next: string };
  origin: string;
};

/** Links to the previous and next article or study, also with the arrow keys; none at the ends. */
export function Neighbours({ previous, next, addressOf, words, origin }: Props) {
  const navigate = useNavigate();
  const goTo = useCallback(
    (neighbour: Neighbour) => {
      const state: ListOrigin = { list: origin };
      if (neighbour) void navigate(addressOf(neighbour.slug), { state });
    },
    [navigate, addressOf, origin],
  );
  const onLeft = useCallback(() => goTo(previous), [goTo, previous]);
  const onRight = useCallback(() => goTo(next), [goTo, next]);
  useArrowKeys({ onLeft, onRight });
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={words.label}>
      {previous && (
        <DetailLink
          className={styles.link}
          to={addressOf(previous.slug)}
          origin={origin}
          rel="prev"
          aria-keyshortcuts="ArrowLeft"
        >
          <ArrowLeft />
          <span className={styles.words}>
            <span className={styles.way}>{words.previous}</span>
            <span className={styles.title}>{previous.title}</span>
          </span>
        </DetailLink>
      )}
      {next && (
        <DetailLink
          className={classNames(styles.link, styles.next)}
          to={addressOf(next.slug)}
          origin={origin}
          rel="next"
          aria-keyshortcuts="ArrowRight"
        >
          <span className={styles.words}>
            <span className={styles.way}>{words.next}</span>
            <span className={styles.title}>{next.title}</span>
          </span>
          <ArrowRight />
        </DetailLink>
      )}
    </nav>
  );
}

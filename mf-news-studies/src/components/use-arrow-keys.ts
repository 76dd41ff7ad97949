import { useEffect } from 'react';

/** Elements with their own use of the arrow keys. */
const OWN_ARROWS = 'input, textarea, select, video, audio, dialog, [contenteditable]';

/** Handles the arrow keys, unless the focused element uses them. */
export function useArrowKeys({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }): void {
  useEffect(() => {
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

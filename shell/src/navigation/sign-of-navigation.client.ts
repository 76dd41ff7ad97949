import { savesData } from '../saves-data';

/** A visitor who does one of these may navigate next. */
const SIGNS = ['pointerover', 'focusin'];

/** Calls `listener` at the first of each of them, so that the next page is loaded early. */
export function onSignOfNavigation(listener: () => void): void {
  if (savesData()) return;
  for (const event of SIGNS) window.addEventListener(event, listener, { once: true, passive: true });
}

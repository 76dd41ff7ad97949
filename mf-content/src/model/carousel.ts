/** The carousel of the ten values (requirement 4.5), as a pure state machine. */
export const STEP_MS = 4000;
/** Additional time for a value that the visitor picked. */
export const PICK_PAUSE_MS = 2000;

export type CarouselState = {
  index: number;
  /** True when the visitor picked the value. */
  picked: boolean;
};

export type CarouselMove = { type: 'step'; length: number } | { type: 'pick'; index: number };

export const carouselStart: CarouselState = { index: 0, picked: false };

export function moveCarousel({ index }: CarouselState, move: CarouselMove): CarouselState {
  if (move.type === 'pick') return { index: move.index, picked: true };
  return { index: (index + 1) % move.length, picked: false };
}

/** Milliseconds until the next step. */
export const delayAfter = ({ picked }: CarouselState): number => (picked ? PICK_PAUSE_MS + STEP_MS : STEP_MS);

/** Index of the tab to which an arrow key moves, of `length` tabs; null for any other key. */
export function indexForKey(key: string, index: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % length;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}

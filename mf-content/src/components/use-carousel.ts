import { useEffect, useReducer, useState, type FocusEvent, type PointerEvent } from 'react';
import { afterPaint } from '@vipp/shared/lib/after-paint';
import { carouselStart, delayAfter, moveCarousel } from '../model/carousel';
import { usePrefersStillness, useTabHidden } from './browser-state';

/**
 * Steps through `length` slides by itself (requirement 4.5), unless the visitor has paused it, wants no motion, points at it,
 * has the keyboard's focus in it, or looks at another tab.
 */
export function useCarousel(length: number) {
  const [state, move] = useReducer(moveCarousel, carouselStart);
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const stillness = usePrefersStillness();
  const tabHidden = useTabHidden();
  const playing = wish ? wish === 'play' : !stillness;
  const running = playing && !pointed && !focused && !tabHidden;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => move({ type: 'step', length }), delayAfter(state));
    return () => clearTimeout(timer);
  }, [running, state, length]);

  return {
    ...state,
    /** False until the first step or pick: what the server wrote is there already and does not enter. */
    moved: state !== carouselStart,
    playing,
    running,
    /** Follows the selected tab in a later task: a panel with a picture takes a slow phone a while. */
    pick: (index: number) => afterPaint(() => move({ type: 'pick', index })),
    togglePlaying: () => setWish(playing ? 'pause' : 'play'),
    /** For the element that holds the carousel. A tap does not count as hovering, nor does a clicked name as keyboard focus. */
    rests: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

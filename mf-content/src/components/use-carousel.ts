import { useEffect, useReducer, useState, type FocusEvent, type PointerEvent } from 'react';
import { afterPaint } from '@vipp/shared/lib/after-paint';
import { carouselStart, delayAfter, moveCarousel } from '../model/carousel';
import { usePrefersReducedMotion, useTabHidden } from './browser-state';

/**
 * Advances through `length` slides (requirement 4.5), except while it is paused, hovered, focused by keyboard or in a
 * background tab, and for visitors who prefer reduced motion.
 */
export function useCarousel(length: number) {
  const [state, move] = useReducer(moveCarousel, carouselStart);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const prefersReducedMotion = usePrefersReducedMotion();
  const tabHidden = useTabHidden();
  const playing = choice ? choice === 'play' : !prefersReducedMotion;
  const running = playing && !hovered && !focused && !tabHidden;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => move({ type: 'step', length }), delayAfter(state));
    return () => clearTimeout(timer);
  }, [running, state, length]);

  return {
    ...state,
    /** False until the first step or pick, because the slide in the server's HTML must not be animated. */
    moved: state !== carouselStart,
    playing,
    running,
    /** Changes the panel after the next paint, because a panel with a picture is slow on a slow phone. */
    pick: (index: number) => afterPaint(() => move({ type: 'pick', index })),
    togglePlaying: () => setChoice(playing ? 'pause' : 'play'),
    /** Props of the carousel's element. A tap is not hovering, and a clicked name is not keyboard focus. */
    pauseHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

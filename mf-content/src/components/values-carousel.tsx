import {
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useReducer,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { Pause, Play } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import { Button } from '@vipp/shared/ui/button';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { indexForKey, carouselStart, delayAfter, moveCarousel } from '../model/carousel';
import { rseValues } from '../model/rse-values';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { ValuePanel } from './value-panel';
import styles from './values-carousel.module.css';
import { afterPaint } from '@vipp/shared/lib/after-paint';
import { usePrefersReducedMotion, useTabHidden } from './browser-state';

/**
 * Advances through `length` slides (requirement 4.5), except while paused, hovered, focused by keyboard or in a background tab,
 * and with reduced motion.
 */
function useCarousel(length: number) {
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
    /** False until the first step or pick: the slide in the server's HTML must not be animated. */
    moved: state !== carouselStart,
    playing,
    running,
    /** Changes the panel after the next paint: a panel with a picture is slow on a slow phone. */
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

/**
 * The ten values: without JavaScript as a list with images, with JavaScript as a carousel with the names as tabs. Both have the
 * same elements: hydration moves nothing.
 */
export function ValuesCarousel() {
  const id = useId();
  const tabs = useRef<HTMLUListElement>(null);
  const live = useHydrated();
  const { index, picked, moved, playing, running, pick, togglePlaying, pauseHandlers } = useCarousel(rseValues.length);
  const chosen = rseValues[index];

  const pickByClick = (event: MouseEvent, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    pick(place);
  };
  const pickByKey = (event: KeyboardEvent, place: number) => {
    const target = event.key === ' ' ? place : indexForKey(event.key, place, rseValues.length);
    if (target === null) return;
    event.preventDefault();
    pick(target);
    tabs.current?.querySelectorAll('a')[target]?.focus();
  };

  return (
    <div className={classNames(styles.show, live ? styles.live : styles.waiting)} {...pauseHandlers}>
      <div className={styles.choice}>
        <ul
          ref={tabs}
          className={styles.names}
          {...(live ? { role: 'tablist', 'aria-label': 'Nos dix valeurs' } : { role: 'list' })}
        >
          {rseValues.map(({ slug, name }, place) => (
            <li key={slug} role={live ? 'presentation' : undefined}>
              <a
                id={`${id}-${slug}`}
                className={classNames(styles.name, running && styles.timed)}
                href={`#valeur-${slug}`}
                onClick={(event) => pickByClick(event, place)}
                onKeyDown={(event) => pickByKey(event, place)}
                {...(live && {
                  role: 'tab',
                  'aria-selected': place === index,
                  'aria-controls': `valeur-${slug}`,
                  tabIndex: place === index ? 0 : -1,
                })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.control}>
          <Button variant="secondary" icon={playing ? <Pause /> : <Play />} onClick={togglePlaying}>
            {playing ? 'Mettre en pause' : 'Faire défiler'}
          </Button>
        </div>
      </div>
      <div className={styles.stage}>
        {rseValues.map((value, place) => (
          <ValuePanel
            key={value.slug}
            value={value}
            labelledBy={live ? `${id}-${value.slug}` : undefined}
            isCurrent={place === index}
            isEntering={moved && place === index}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{picked && chosen ? `${chosen.name}. ${chosen.meaning}` : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

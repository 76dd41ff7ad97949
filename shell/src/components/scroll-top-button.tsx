import { useEffect, useState, type MouseEvent } from 'react';
import { ArrowUp } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import styles from './scroll-top-button.module.css';

/** Scroll position, in pixels, from which the button is shown. */
const SHOWN_FROM = 500;

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > SHOWN_FROM);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}

/** Requirement 1.4: fixed, round, bottom right, up arrow. Without JavaScript it is always shown, as a link. */
export function ScrollTopButton() {
  const isScrolled = useIsScrolled();
  const scrollUp = (event: MouseEvent) => {
    event.preventDefault();
    // No `behavior`: the style sheet sets it, with regard to reduced motion.
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('#contenu')?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label="Retour en haut">
      <a
        className={classNames(styles.button, !isScrolled && styles.hidden)}
        href="#top"
        onClick={scrollUp}
        aria-label="Revenir en haut de la page"
      >
        <ArrowUp />
      </a>
    </nav>
  );
}

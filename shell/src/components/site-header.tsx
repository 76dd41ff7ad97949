import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Logo } from './logo';
import { headerLinks } from './site-links';
import { ThemeToggle } from './theme-toggle';
import styles from './site-header.module.css';

const MENU_ID = 'menu-principal';

/** From this width on, the style sheet shows the menu in the header. */
const WIDE_WINDOW = '(min-width: 64rem)';

/** `page` for the page itself, `true` for a page below it. */
function currentMark(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

function MainMenu() {
  const { key, pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const shownKey = useRef(key);

  useEffect(() => {
    // Browsers without the Popover API show the menu in the page: there is nothing to close.
    const close = () => {
      if (menu.current && 'hidePopover' in menu.current) menu.current.hidePopover();
    };
    // Not at hydration: a visitor may have opened the menu before.
    if (shownKey.current !== key) close();
    shownKey.current = key;
    // A tablet that is rotated with its menu open shows the menu in the header.
    const wide = window.matchMedia(WIDE_WINDOW);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [key]);

  return (
    <nav ref={menu} className={styles.menu} id={MENU_ID} popover="auto" aria-label="Menu principal">
      <ul className={styles.links} role="list">
        {headerLinks.map(({ to, text }) => (
          <li key={to}>
            <PageLink className={styles.link} to={to} aria-current={currentMark(pathname, to)}>
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Logo, main menu and theme. On small windows the menu is a popover: it opens without JavaScript too. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <PageLink className={styles.home} to="/" aria-label="VIPP, accueil">
          <Logo />
        </PageLink>
        <MainMenu />
        <ThemeToggle />
        {/* Text alone: from a button with elements inside, WebKit's keyboard does not go on into the popover. */}
        <button className={styles.toggle} type="button" popoverTarget={MENU_ID}>
          Menu
        </button>
      </div>
    </header>
  );
}

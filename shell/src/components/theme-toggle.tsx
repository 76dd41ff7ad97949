import { Contrast } from 'lucide-react';
import { useTheme } from '@vipp/shared/stores/site-context';
import styles from './theme-toggle.module.css';

const systemIsDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Switches the theme. Its label does not name the current theme: before a choice, the server cannot know it. */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const toggle = () => {
    const isDark = theme === null ? systemIsDark() : theme === 'dark';
    setTheme(isDark ? 'light' : 'dark');
  };
  return (
    <button className={styles.toggle} type="button" onClick={toggle} aria-label="Changer de thème, clair ou sombre">
      <Contrast />
    </button>
  );
}

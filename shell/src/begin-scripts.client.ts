/**
 * Applies the visitor's theme before the first paint: the server does not read it, because pages are publicly cacheable.
 *
 * Starts the scripts listed in a page after its first paint: earlier they would delay the paint, the font and the picture. For
 * visitors who save data it waits for their first touch, on pages without need of scripts. This script is within the page, and
 * the only one that its policy names; `strict-dynamic` extends that to scripts added by it. Every page contains it, so it is
 * short (docs/decisions/0006).
 */
import { serializeTheme, THEME_KEY } from '@vipp/shared/lib/consent-rules';
import { BUILT_FILES, LISTED_SCRIPT_TYPE, LISTENING_EVENT } from './listed-scripts';
import { savesData } from './saves-data';

/** Longest wait for the paint: a page in a background tab is not painted. */
const MAX_WAIT_MS = 300;

/**
 * Moves them into a template, where they do not run yet and the shell finds them. Without their type they run once they are
 * inserted again.
 */
function takeScripts(): DocumentFragment {
  const template = document.createElement('template');
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${LISTED_SCRIPT_TYPE}"]`)) {
    if (!script.src.startsWith(location.origin + BUILT_FILES))
      throw TypeError(`${script.src} is no built file of this site`);
    script.removeAttribute('type');
    script.crossOrigin = 'anonymous';
    // Those that a script adds are otherwise run in any order.
    script.async = false;
    template.content.append(script);
  }
  document.body.append(template);
  return template.content;
}

/** Runs the scripts in order, each in a task of its own: in a single task they would block a slow phone. */
function beginNext(scripts: DocumentFragment): void {
  const script = scripts.firstChild;
  if (!script) return;
  document.body.append(script);
  setTimeout(beginNext, 0, scripts);
}

function beginAfterPaint(scripts: DocumentFragment): void {
  // The observer reports the paint after it happened; an animation frame callback runs before the paint.
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) beginNext(scripts);
  });
  paints.observe({ type: 'paint', buffered: true });
  setTimeout(beginNext, MAX_WAIT_MS, scripts);
}

/** Whether the server rendered the page, without forms and parts for visitors with scripts. */
const worksWithoutScripts = () => document.querySelector('main') && !document.querySelector('main :is(form, noscript)');

/** Buttons that do nothing by themselves. */
const IDLE_BUTTON = 'button:not([popovertarget], [form], form *)';

/** Presses of such buttons are repeated once React listens. */
function repeatPresses(): void {
  const pressed = new Set<HTMLButtonElement>();
  const record = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>(IDLE_BUTTON);
    if (button) pressed.add(button);
  };
  addEventListener('click', record, true);
  addEventListener(
    LISTENING_EVENT,
    () => {
      removeEventListener('click', record, true);
      for (const button of pressed) button.click();
    },
    ONCE,
  );
}

const ONCE = { capture: true, once: true };
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

function beginAtFirstTouch(scripts: DocumentFragment): void {
  repeatPresses();
  for (const touch of TOUCHES) addEventListener(touch, () => beginNext(scripts), ONCE);
}

const root = document.documentElement.dataset;
const cookies = document.cookie.split('; ');
for (const theme of ['dark', 'light'] as const)
  if (cookies.includes(`${THEME_KEY}=${serializeTheme(theme)}`)) root.theme = theme;

// Scrolling to an anchor, or to the position before a reload or a visit elsewhere, needs the layout of the whole page
// (`[data-part]` in base.css).
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || (navigation && navigation.type !== 'navigate')) root.whole = '';

document.addEventListener(
  'DOMContentLoaded',
  () => (savesData() && worksWithoutScripts() ? beginAtFirstTouch : beginAfterPaint)(takeScripts()),
  ONCE,
);

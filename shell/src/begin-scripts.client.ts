/**
 * Applies the visitor's theme before the first paint, which the server does not read so that all visitors share a page.
 *
 * Starts the scripts that the server lists in a page after its first paint: earlier they would delay the paint, the font and
 * the picture. For visitors who save data it waits for their first touch, on pages that work without scripts. This one is within the page, and the only one that its policy names; `strict-dynamic` extends that to the scripts
 * that it adds.
 */
import { readCookie } from '@vipp/shared/lib/cookies';
import { parseTheme, THEME_KEY } from '@vipp/shared/lib/consent-rules';
import { trustedScript } from './federation/trusted-script.client';
import { LISTED_SCRIPT_TYPE, LISTENING_EVENT } from './listed-scripts';
import { savesData } from './saves-data';

/** Longest wait for the paint: a page in a background tab is not painted. */
const MAX_WAIT_MS = 300;

/** Puts them into a template, where they do not run yet, and where the shell finds those that it waits for. */
function createScripts(): DocumentFragment {
  const template = document.createElement('template');
  for (const listed of document.querySelectorAll(`script[type="${LISTED_SCRIPT_TYPE}"]`)) {
    const script = document.createElement('script');
    script.src = trustedScript(listed.getAttribute('src') ?? '');
    script.setAttribute('integrity', listed.getAttribute('integrity') ?? '');
    script.crossOrigin = 'anonymous';
    // Those that a script adds are otherwise run in any order.
    script.async = false;
    template.content.append(script);
    listed.remove();
  }
  document.body.append(template);
  return template.content;
}

/** Runs the scripts in order, each in a task of its own: in a single task they would block a slow phone. */
function beginNext(scripts: DocumentFragment): void {
  const script = scripts.querySelector('script');
  if (!script) return;
  document.body.append(script);
  setTimeout(beginNext, 0, scripts);
}

function beginAfterPaint(): void {
  const scripts = createScripts();
  // The observer reports the paint after it happened; an animation frame callback runs before the paint.
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) beginNext(scripts);
  });
  paints.observe({ type: 'paint', buffered: true });
  setTimeout(beginNext, MAX_WAIT_MS, scripts);
}

/** Of a page that the browser renders, that has a form, or that says what is different without scripts. */
const needsScripts = (): boolean =>
  !document.querySelector('main') || document.querySelector('main :is(form, noscript)') !== null;

/** Presses of buttons that do nothing by themselves are repeated once React listens. */
function repeatPresses(): void {
  const pressed = new Set<HTMLButtonElement>();
  const record = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !button.form && !button.hasAttribute('popovertarget')) pressed.add(button);
  };
  addEventListener('click', record, true);
  addEventListener(
    LISTENING_EVENT,
    () => {
      removeEventListener('click', record, true);
      for (const button of pressed) button.click();
    },
    { once: true },
  );
}

const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

function beginAtFirstTouch(): void {
  const scripts = createScripts();
  repeatPresses();
  for (const touch of TOUCHES)
    addEventListener(touch, () => beginNext(scripts), { capture: true, passive: true, once: true });
}

const begin = (): void => (savesData() && !needsScripts() ? beginAtFirstTouch() : beginAfterPaint());

/** After a reload, or a return from another site, the browser restores the scroll position. */
const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

const theme = parseTheme(readCookie(document.cookie, THEME_KEY));
if (theme) document.documentElement.dataset.theme = theme;
// The scroll position is only correct once the whole page is laid out (`[data-part]` in base.css).
if (isReturn()) document.documentElement.dataset.whole = '';
document.addEventListener('DOMContentLoaded', begin, { once: true });

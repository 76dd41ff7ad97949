/** Touches on a phone, for measuring what answers them. */
import { setTimeout as elapsed } from 'node:timers/promises';
import type { Locator, Page } from '../../e2e/support/playwright';

/** How long a finger rests on the glass in a short tap. Playwright's own tap lifts it in the moment it lands, which no finger can. */
const TOUCH_MS = 80;

/** Runs in the page: where to press an element, once it has been scrolled into view, the page is idle and the element no longer moves. */
async function pointToPress(element: Element): Promise<{ x: number; y: number }> {
  const STILL_FRAMES = 20;
  const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const idle = (): Promise<IdleDeadline> => new Promise((resolve) => requestIdleCallback(resolve));
  const isInView = ({ top, bottom }: DOMRect): boolean => top > innerHeight / 4 && bottom < innerHeight;
  let box = element.getBoundingClientRect();
  for (let still = 0; still < STILL_FRAMES; still += 1) {
    await nextFrame();
    await idle();
    const before = box;
    box = element.getBoundingClientRect();
    if (box.left !== before.left || box.top !== before.top) still = 0;
    else if (still === STILL_FRAMES / 2 && !isInView(box))
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!element.contains(hit) && !hit?.closest('label')?.contains(element))
    throw new Error(`${element.outerHTML.slice(0, 120)} is covered by ${hit?.outerHTML.slice(0, 120)}`);
  return { x, y };
}

type AnsweringWindow = Window & { answered?: Promise<unknown> };

/** Runs in the page: records when the next click was answered, two frames after it. */
function recordAnswer(): void {
  const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const clicked = new Promise((resolve) => window.addEventListener('click', resolve, { capture: true, once: true }));
  (window as AnsweringWindow).answered = clicked.then(nextFrame).then(nextFrame);
}

/** A touch, and nothing beside it until it is answered: a locator searches and checks the page on the main thread. */
export async function press(page: Page, locator: Locator): Promise<void> {
  const point = await locator.evaluate(pointToPress);
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(recordAnswer);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await elapsed(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => (window as AnsweringWindow).answered);
  await devtools.detach();
}

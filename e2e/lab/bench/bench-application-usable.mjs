/**
 * How long a candidate on a slow phone waits for each step of the application to work with scripts.
 *
 *   BASE_URL=http://localhost:3000 node e2e/bench/application-usable.mjs
 *
 * A phone four times slower than this machine, on the slow 4G of Lighthouse's mobile preset (150 ms, 1.6 Mbit/s), with
 * an empty cache. Prints the milliseconds from the end of the page's HTML until the note about the draft is shown,
 * which it is once the form is hydrated. Until then the form works without scripts.
 */
import { chromium } from '@playwright/test';

const { BASE_URL = 'http://localhost:3000', CHROMIUM_PATH = '/usr/bin/chromium', RUNS = '5' } = process.env;
const STEPS = { 'step 1': '/recrutements/candidature', 'step 2': '/recrutements/candidature/step2' };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;

const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ['--disable-quic', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

/** Runs in the page: notes when the button of the note is shown. */
function noteAlive() {
  const page = globalThis;
  const look = () => {
    const button = [...page.document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Effacer mes réponses',
    );
    if (button?.checkVisibility({ visibilityProperty: true })) page.aliveAt = performance.now();
    else page.requestAnimationFrame(look);
  };
  look();
}

async function measure(path) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(noteAlive);
  await page.goto(new URL(path, BASE_URL).href);
  await page.waitForFunction(() => globalThis.aliveAt);
  const times = await page.evaluate(() => {
    const { responseEnd } = performance.getEntriesByType('navigation')[0];
    return { html: Math.round(responseEnd), usable: Math.round(globalThis.aliveAt - responseEnd) };
  });
  await context.close();
  return times;
}

const table = {};
for (const [name, path] of Object.entries(STEPS)) {
  const runs = [];
  for (let run = 0; run < Number(RUNS); run += 1) runs.push(await measure(path));
  const usable = runs.map((run) => run.usable).sort((a, b) => a - b);
  table[name] = {
    'HTML arrived (ms)': runs[0].html,
    'usable after it, best': usable[0],
    median: usable[Math.floor(usable.length / 2)],
    worst: usable.at(-1),
  };
}
console.table(table);
await browser.close();

/** All bytes that the first visit to the home page takes over the network. */
import { launchChromium, newVisitor } from '../../support/launch-chromium';
import type { Row } from '../../support/print-rows';

const GOAL_KB = 185;
/** A phone, as most visitors have. */
const VIEWPORT = { width: 360, height: 740 };

export async function measureFirstVisit(site: string): Promise<Row> {
  const browser = await launchChromium();
  try {
    const context = await newVisitor(browser, { viewport: VIEWPORT });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(site, { waitUntil: 'networkidle' });
    const kilobytes = bytes / 1000;
    return {
      name: 'first visit to home, kB with all files',
      figure: kilobytes.toFixed(1),
      goal: GOAL_KB,
      holds: kilobytes <= GOAL_KB,
    };
  } finally {
    await browser.close();
  }
}

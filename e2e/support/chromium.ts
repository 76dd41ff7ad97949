/** How the tests and the lab launch Chromium. */

/** Nothing but the tests may go through the network, and root has no sandbox. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** With its viewer of PDFs. */
export const chromiumOptions = { executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args };

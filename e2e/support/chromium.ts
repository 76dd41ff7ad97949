/** How the tests and the lab launch Chromium. */

/** Only the tests may go through the network, and root has no sandbox. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;

/** The whole browser, with its viewer of PDFs. */
export const chromiumOptions = { executablePath: CHROMIUM_PATH || '/usr/bin/chromium', args };

/** The same engine without a user interface: a page costs a third of the processor time. */
export const headlessShellOptions = {
  executablePath: HEADLESS_SHELL_PATH || CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
  // Saves a process.
  args: [...args, '--in-process-gpu'],
};

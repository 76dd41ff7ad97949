/** Read before anything else is loaded: an older Node must still understand this file. */
const NEEDED = [20, 19];

/**
 * Ends the process with one clear line when Node is too old for the site.
 *
 * @param {string} command what the user typed, for the message
 * @param {string} version as in `process.versions.node`
 */
export function requireNode(command, version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `${command}: Node ${version} is too old. Install Node ${NEEDED.join('.')} or newer, see https://nodejs.org.`,
  );
  process.exit(1);
}

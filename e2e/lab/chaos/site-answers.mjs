/** A gateway's answers, as the cells judge them. */
export const FIRST_PAGES = {
  'mf-content': '/mentionslegales',
  'mf-news-studies': '/actualite',
  'mf-forms': '/contact',
  'mf-recruitment': '/recrutements/candidature',
};
export const REMOTES = Object.keys(FIRST_PAGES);
export const othersOf = (remote) => REMOTES.filter((name) => name !== remote);

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again until an answer is as it should be. @returns {Promise<boolean>} */
export async function until(isSo, deadlineMs) {
  const end = Date.now() + deadlineMs;
  do {
    if (await isSo()) return true;
    await wait(100);
  } while (Date.now() < end);
  return false;
}

export async function askPage(site, address) {
  const answer = await fetch(new URL(address, site), { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
}

/** Versions that a page says it is made of. */
export function versionOf(html, remote) {
  const state = JSON.parse(/<script[^>]*id="vipp-page-state"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '{}');
  return state.releaseSet?.remotes?.[remote]?.version;
}

/** Sum of a counter over what its labels say. */
export async function countOf(site, names, labels) {
  const text = await (await fetch(new URL('/metrics', site))).text();
  const lines = text.split('\n').filter((line) => names.some((name) => line.startsWith(`${name}{`)));
  return lines
    .filter((line) => labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** What is wrong with the rest of the site while one remote is down. */
export async function faultsOfTheRest(site, remote) {
  const faults = [];
  const missing = await askPage(site, '/nulle-part');
  if (missing.status !== 404 || !missing.html.includes('<footer')) faults.push(`404 page: ${missing.status}`);
  for (const other of othersOf(remote)) {
    const { status } = await askPage(site, FIRST_PAGES[other]);
    if (status !== 200) faults.push(`${FIRST_PAGES[other]}: ${status}`);
  }
  return faults;
}

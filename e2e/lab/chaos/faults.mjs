/** What can be wrong with a version: its host sends something else than was published, or what was published is bad. */

/** Never run: every file has it, and its byte says whether the file was changed. */
const SLEEPING = 'if ("0" === "1") console.log("chaos: unverified code ran");';
const AWAKE = SLEEPING.replace('"0"', '"1"');

/** What the log and the console hold once something unverified was evaluated. */
export const UNVERIFIED = 'chaos: unverified code ran';

/** Lets each file of a version say when it is run with one byte changed. */
export const withSleeper = (text) => `${SLEEPING}\n${text}`;
const wake = (text) => text.replace(SLEEPING, AWAKE);

/** A host's answer: status, body, how much of it, whether it ever ends. */
const HOST = {
  'entry 404': (text) => ({ status: 404, body: wake(text) }),
  'HTML with 200': () => ({
    status: 200,
    body: '<!doctype html><html lang="fr"><title>Connexion</title><h1>Connexion</h1></html>',
    type: 'text/html',
  }),
  hang: () => ({ hangs: true }),
  'cut in the middle': (text) => ({ status: 200, body: wake(text).slice(0, Math.floor(text.length / 2)), cut: true }),
  'one byte changed': (text) => ({ status: 200, body: wake(text) }),
};

const wrapped = (container, page) => `
;(() => { const inner = ${container}; ${container} = { init: inner.init, get: async (name) => {
  const exposed = (await inner.get(name))();
  return () => (exposed.page ? { ...exposed, page: { ...exposed.page, ${page} } } : exposed);
} }; })();`;

/** What was published: the entry's text, and the global or export that holds its container. */
const PUBLISHED = {
  'throws on load': (text) => `throw new Error("chaos: this version throws on load");\n${text}`,
  'singleton mismatch': (text) => text.replace(/("react",\s*(?:false|!1),\s*)\[[\d,]+\]/, '$1[1,99,0,0]'),
  'throws on render': (text, container) =>
    text + wrapped(container, 'Component() { throw new Error("chaos: this version throws on render"); }'),
};

export const HOST_FAULTS = Object.keys(HOST);
export const FAULTS = [...HOST_FAULTS, ...Object.keys(PUBLISHED)];

/** @returns {{ status?: number, body?: string, type?: string, cut?: boolean, hangs?: boolean }} what the host answers in place of a file */
export const faultyAnswer = (fault, text) => HOST[fault](text);

/** @returns {string} the entry as a bad version publishes it */
export const faultyEntry = (fault, text, container) => PUBLISHED[fault](text, container);

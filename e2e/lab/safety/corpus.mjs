/** The attacks, as data: each list is a file of `corpus/`, so that one more attack is one more line. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name) => JSON.parse(readFileSync(path.join(import.meta.dirname, 'corpus', `${name}.json`), 'utf8'));

/** HTML, addresses and text that would run `window.hacked=1`. @type {string[]} */
export const XSS = read('xss');
/** Bodies that would change `Object.prototype`. @type {{ type: string, body: string }[]} */
export const POLLUTION = read('pollution');
/** Addresses that would lead away from the site. @type {string[]} */
export const REDIRECTS = read('redirects');
/** Paths that would leave a folder. @type {string[]} */
export const TRAVERSAL = read('traversal');
/** Texts that would end a header and begin another. @type {{ in: 'path' | 'form' | 'header', value: string }[]} */
export const HEADER_INJECTION = read('header-injection');

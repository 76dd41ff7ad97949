/** The attacks, as data: each list is a file of `corpus/`, so that one more attack is one more line. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'corpus', `${name}.json`), 'utf8')) as T;

export { XSS } from '../../e2e/support/attack-corpus';
/** Bodies that would change `Object.prototype`, and every address that takes a body. */
export const POLLUTION = read<{ type: string; body: string }[]>('pollution');
export const BODY_TARGETS = read<string[]>('body-targets');
/** Addresses that would lead away from the site. */
export const REDIRECTS = read<string[]>('redirects');
/** Paths that would leave a folder. */
export const TRAVERSAL = read<string[]>('traversal');
/** Texts that would end a header and begin another. */
export const HEADER_INJECTION = read<{ in: 'path' | 'form' | 'header'; value: string }[]>('header-injection');
/** One request for every kind of answer beside the routes, with the status of its answer. */
export const ANSWERS =
  read<{ path: string; status: number; method?: string; headers?: Record<string, string>; body?: string }[]>('answers');

/** Text in parts, some of which are repeated so many times. */
export type Repeated = (string | [part: string, times: number])[];
type Flood = {
  name: string;
  bytes?: Repeated;
  method?: string;
  target?: Repeated;
  headers?: Repeated[];
  body?: Repeated;
};
/** Requests that are too large or too many, with the statuses that refuse them; 0 is a connection that is cut. */
export const FLOODS = read<(Flood & { allowed: number[] })[]>('floods');

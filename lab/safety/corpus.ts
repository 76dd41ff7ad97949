/** The attacks, as data: each list is a file of `corpus/`, so that one more attack is one more line. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const read = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'corpus', `${name}.json`), 'utf8')));

const textsSchema = z.array(z.string());
const bodiesSchema = z.array(z.object({ type: z.string(), body: z.string() }));
const placedSchema = z.array(z.object({ in: z.enum(['path', 'form', 'header']), value: z.string() }));

export type PollutingBody = z.infer<typeof bodiesSchema>[number];
export type PlacedText = z.infer<typeof placedSchema>[number];

export { XSS } from '../../e2e/support/attack-corpus';
/** Bodies that would change `Object.prototype`. */
export const POLLUTION = read('pollution', bodiesSchema);
/** Addresses that would lead away from the site. */
export const REDIRECTS = read('redirects', textsSchema);
/** Paths that would leave a folder. */
export const TRAVERSAL = read('traversal', textsSchema);
/** Texts that would end a header and begin another. */
export const HEADER_INJECTION = read('header-injection', placedSchema);

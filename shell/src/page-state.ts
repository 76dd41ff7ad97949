/** What the server writes into the page for the browser to take over: parsed where it comes in. */
import * as z from 'zod/mini';
import { releaseSetSchema } from './federation/release-set';

export const PAGE_STATE_ID = 'vipp-page-state';

const routeErrorSchema = z.object({
  status: z.int(),
  statusText: z.string(),
  internal: z.boolean(),
  data: z.unknown(),
});

export const pageStateSchema = z.object({
  releaseSet: releaseSetSchema,
  /** Public origin of the site, for canonical links. */
  origin: z.string(),
  theme: z.nullable(z.enum(['light', 'dark'])),
  consent: z.nullable(z.enum(['accepted', 'rejected'])),
  consentReopened: z.boolean(),
  /** False when the server could not load or render the remote: the browser then leaves the page as it is. */
  pageRendered: z.boolean(),
  /** False where the browser makes the whole page: server rendering is off, or the shell's own rendering broke. */
  serverRendered: z.boolean(),
  loaderData: z.record(z.string(), z.unknown()),
  /** What the page's action answered, where a form was sent without JavaScript. */
  actionData: z.nullable(z.record(z.string(), z.unknown())),
  errors: z.nullable(z.record(z.string(), routeErrorSchema)),
});

export type PageState = z.infer<typeof pageStateSchema>;

/** JSON that can stand in a script element: no `<` can end the element early. */
export const toScriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** @throws {Error} when the page holds no state, or one of another shape */
export function readPageState(): PageState {
  const element = document.getElementById(PAGE_STATE_ID);
  if (!element?.textContent) throw new Error(`page state: #${PAGE_STATE_ID} is missing`);
  return pageStateSchema.parse(JSON.parse(element.textContent));
}

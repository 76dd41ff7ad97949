/** The state that the server writes into the page for hydration: validated where it is read. */
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
  /** False where the browser renders the whole page: server rendering is off, or rendering the shell failed. */
  serverRendered: z.boolean(),
  loaderData: z.record(z.string(), z.unknown()),
  /** The result of the page's action, where a form was sent without JavaScript. */
  actionData: z.nullable(z.record(z.string(), z.unknown())),
  errors: z.nullable(z.record(z.string(), routeErrorSchema)),
});

export type PageState = z.infer<typeof pageStateSchema>;

/** JSON that is safe in a script element: no `<` can end the element early. */
export const toScriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** @throws {Error} when the page has no state, or an invalid one */
export function readPageState(): PageState {
  const element = document.getElementById(PAGE_STATE_ID);
  if (!element?.textContent) throw new Error(`page state: #${PAGE_STATE_ID} is missing`);
  return pageStateSchema.parse(JSON.parse(element.textContent));
}

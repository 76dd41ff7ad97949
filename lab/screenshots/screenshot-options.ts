/** What `npm run screenshots` takes; the command hands it to the test runner in SCREENSHOTS. */
import path from 'node:path';
import * as z from 'zod';
import { THEMES } from '../../e2e/support/visitor';

export const screenshotOptionsSchema = z.object({
  /** States whose journey or name matches. */
  only: z.string(),
  /** In CSS pixels. */
  widths: z.array(z.number()),
  themes: z.array(z.enum(THEMES)),
  folder: z.string(),
});

export type ScreenshotOptions = z.infer<typeof screenshotOptionsSchema>;
export type Theme = ScreenshotOptions['themes'][number];

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'home';

/** Name of the pictures of a state: `content-pages.rse`. */
export const pictureName = (journey: string, state: string): string => `${toSlug(journey)}.${toSlug(state)}`;

/** Folder of the pictures of a theme and width. */
export const groupOf = (theme: Theme, width: number): string => `${theme}-${width}`;

export const pictureFile = (folder: string, theme: Theme, width: number, name: string): string =>
  path.join(folder, groupOf(theme, width), `${name}.jpg`);

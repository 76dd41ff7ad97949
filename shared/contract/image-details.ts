/** What editors say of a picture; optional everywhere, because other content services do not know it. */
import * as z from 'zod/mini';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const percent = z.int().check(z.gte(0), z.lte(100));

/** The point that no crop may cut off, in per cent from the left and from the top. */
export const imageFocusSchema = z.strictObject({ x: percent, y: percent });

/** Plain text, in the order in which the database answers the keys of `jsonb`. */
export const imageDetailsSchema = z.object({
  alt: z.optional(line),
  focus: z.optional(imageFocusSchema),
  /** Who made it. */
  credit: z.optional(line),
  caption: z.optional(line),
});

export type ImageFocus = z.infer<typeof imageFocusSchema>;
export type ImageDetails = z.infer<typeof imageDetailsSchema>;

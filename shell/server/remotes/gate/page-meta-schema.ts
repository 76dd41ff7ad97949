/** Validates the head that a page returns, as typed in `shared/contract/page-module.ts`. */
import * as z from 'zod/mini';
import type { Problem } from '@vipp/shared/contract/federation/problem';

const text = z.string().check(z.regex(/\S/));
const sitePath = z.string().check(z.regex(/^\//));

const pageMetaSchema = z.object({
  title: text,
  description: text,
  noindex: z.optional(z.boolean()),
  canonicalPath: z.optional(sitePath),
  image: z.optional(text),
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
});

export function checkMeta(meta: unknown): Pick<Problem, 'message' | 'fix'>[] {
  const parsed = pageMetaSchema.safeParse(meta);
  if (parsed.success) return [];
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'meta()'}: ${message}`).join('; ');
  return [
    {
      message: `its meta() returns no valid head: ${wrong}`,
      fix: 'Return at least a title and a description: PageMeta in shared/contract/page-module.ts.',
    },
  ];
}

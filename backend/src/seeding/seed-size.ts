import * as z from 'zod/mini';
import type { SeedSize } from './enlarge-seed';

/** What lists are measured with. */
const LARGE: SeedSize = { posts: 10_000, etudes: 5_000 };

function parseSize(text: string): SeedSize | undefined {
  if (text === 'normal') return undefined;
  if (text === 'large') return LARGE;
  const [posts = 0, etudes = 0] = text.split('x').map(Number);
  return { posts, etudes };
}

/** `normal` is the content of the release as it is: undefined. */
export const seedSizeSchema = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.regex(
          /^(?:normal|large|[1-9]\d{0,4}x[1-9]\d{0,4})$/,
          'normal, large, or numbers of posts and case studies like 10000x5000',
        ),
      ),
    'normal',
  ),
  z.transform(parseSize),
);

/**
 * Updates the database to the content of this release: content of the seed is added or updated, content of an earlier
 * seed that is no longer in this one is removed, everything else is unchanged.
 */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { seedState } from '../database/schema';
import { seedEtudes } from './seed-etudes';
import { seedPages } from './seed-pages';
import { seedPosts } from './seed-posts';
import type { SeedContent } from './typeset-seed';

/** Changes with every text. */
const contentVersion = (seed: SeedContent): string => createHash('sha256').update(JSON.stringify(seed)).digest('hex');

const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

/**
 * Seeds in one transaction, so that an interrupted seeding changes nothing. Call it within
 * `Database.prepare`, which locks out other instances.
 *
 * @returns whether anything had to be written
 */
export async function seedDatabase(queries: Queries, seed: SeedContent): Promise<boolean> {
  const version = contentVersion(seed);
  return queries.transaction(async (transaction) => {
    const [last] = await transaction.select().from(seedState).where(eq(seedState.id, 1));
    if (last?.version === version) return false;
    await seedPages(transaction, seed.pages);
    await seedPosts(transaction, seed.posts, last?.slugs.posts ?? []);
    await seedEtudes(transaction, seed.etudes, last?.slugs.etudes ?? []);
    const state = {
      version,
      slugs: { posts: slugsOf(seed.posts), etudes: slugsOf(seed.etudes) },
      seededAt: new Date(),
    };
    await transaction.insert(seedState).values(state).onConflictDoUpdate({ target: seedState.id, set: state });
    return true;
  });
}

import { and, eq, gte } from 'drizzle-orm';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { SeedPages } from '../../seed/seed-types';
import type { Queries } from '../database/database';
import { contentEntries } from '../database/schema';
import { overwriteColumns } from './upsert';

/** Writes the entries of the ten content pages; their place in the list is their position. */
export async function seedPages(queries: Queries, pages: SeedPages): Promise<void> {
  for (const page of Object.values(CONTENT_PAGES)) {
    const entries = pages[page].map((entry, position) => ({ page, position, ...entry }));
    await queries
      .delete(contentEntries)
      .where(and(eq(contentEntries.page, page), gte(contentEntries.position, entries.length)));
    if (entries.length === 0) continue;
    await queries
      .insert(contentEntries)
      .values(entries)
      .onConflictDoUpdate({
        target: [contentEntries.page, contentEntries.position],
        set: overwriteColumns(contentEntries),
      });
  }
}

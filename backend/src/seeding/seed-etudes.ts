import { inArray } from 'drizzle-orm';
import type { SeedEtude } from '../../seed/seed-types';
import type { Queries } from '../database/database';
import { etudes, objectifs, secteurs, typologies } from '../database/schema';
import { ILLUSTRATION_HEIGHT, ILLUSTRATION_WIDTH, imageAddress, pdfAddress } from './stored-files';
import { byDate, inBatches, overwriteColumns, seedNames } from './upsert';

/** Writes the case studies and their vocabularies; removes those of `lastSlugs` that are no longer there. */
export async function seedEtudes(queries: Queries, seed: SeedEtude[], lastSlugs: string[]): Promise<void> {
  const typologieId = await seedNames(
    queries,
    typologies,
    seed.map(({ typologie }) => typologie),
  );
  const objectifId = await seedNames(
    queries,
    objectifs,
    seed.map(({ objectif }) => objectif),
  );
  const secteurId = await seedNames(
    queries,
    secteurs,
    seed.map(({ secteur }) => secteur),
  );
  const toRow = (etude: SeedEtude): typeof etudes.$inferInsert => ({
    title: etude.title,
    slug: etude.slug,
    image: imageAddress('etudes', etude.filesOf ?? etude.slug),
    imageWidth: ILLUSTRATION_WIDTH,
    imageHeight: ILLUSTRATION_HEIGHT,
    metaDescription: etude.metaDescription,
    content: pdfAddress('etudes', etude.filesOf ?? etude.slug),
    theme: etude.theme,
    publishedAt: etude.publishedAt,
    typologieId: typologieId(etude.typologie),
    objectifId: objectifId(etude.objectif),
    secteurId: secteurId(etude.secteur),
  });
  for (const batch of inBatches([...seed].sort(byDate))) {
    await queries
      .insert(etudes)
      .values(batch.map(toRow))
      .onConflictDoUpdate({ target: etudes.slug, set: overwriteColumns(etudes) });
  }
  const seeded = new Set(seed.map(({ slug }) => slug));
  for (const gone of inBatches(lastSlugs.filter((slug) => !seeded.has(slug)))) {
    await queries.delete(etudes).where(inArray(etudes.slug, gone));
  }
}

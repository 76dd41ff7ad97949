/** Adds to the sums of the application form, and reads them. */
import { asc, eq, sql } from 'drizzle-orm';
import { figureQuestions, isKnownFigure, type FigureSums } from '@vipp/shared/contract/application/form-figures';
import { today } from '../database/columns';
import type { Queries } from '../database/database';
import { formFigures } from '../database/form-version-schema';
import { findForm } from './form-versions';

export type DailyFigure = Pick<typeof formFigures.$inferSelect, 'day' | 'event' | 'subject' | 'count'>;

/** Sums of versions that exist, by events and subjects that these can have. */
async function knownSums(queries: Queries, sums: FigureSums): Promise<FigureSums> {
  const versions = [...new Set(sums.map(({ version }) => version))];
  const known = await Promise.all(
    versions.map(async (version) => {
      const form = await findForm(queries, version);
      if (!form) return [];
      const questions = figureQuestions(form.definition);
      return sums.filter((sum) => sum.version === version && isKnownFigure(questions, sum));
    }),
  );
  return known.flat();
}

/** Adds sums to those of today. */
export async function addFigures(queries: Queries, sums: FigureSums): Promise<void> {
  const known = await knownSums(queries, sums);
  if (known.length === 0) return;
  await queries.transaction(async (tx) => {
    for (const { version, event, subject, count } of known) {
      await tx
        .insert(formFigures)
        .values({ day: today, version, event, subject, count })
        .onConflictDoUpdate({
          target: [formFigures.day, formFigures.version, formFigures.event, formFigures.subject],
          set: { count: sql`${formFigures.count} + excluded.count` },
        });
    }
  });
}

/** The sums of a version, the oldest day first. */
export const figuresOf = (queries: Queries, version: number): Promise<DailyFigure[]> =>
  queries.select().from(formFigures).where(eq(formFigures.version, version)).orderBy(asc(formFigures.day));

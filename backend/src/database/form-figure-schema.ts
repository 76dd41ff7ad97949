/** Table of what is counted of the application form. After a change: `npm run migrations:generate -w backend`. */
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Sums by day: no row belongs to one person, and none has a time of day. */
export const formFigures = pgTable(
  'form_figures',
  {
    day: date().notNull(),
    version: integer().notNull(),
    event: text().notNull(),
    /** A question, a message key, a class of durations, or empty. */
    subject: text().notNull(),
    /** Below 0 where more candidates returned to a question on this day than left the form at it. */
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.version, table.event, table.subject] }),
    index('form_figures_version').on(table.version),
  ],
);

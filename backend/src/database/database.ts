/** The content service's database: a PostgreSQL server, or the embedded one, behind the same type. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Queries = PgDatabase<PgQueryResultHKT>;

export type Database = {
  queries: Queries;
  /**
   * Migrates the tables, then runs `work`, while no other instance prepares the same database. After an interruption
   * the next process completes the preparation.
   */
  prepare: (work: (queries: Queries) => Promise<void>) => Promise<void>;
  /** Calls `listener` after each change of content, by whichever instance or program. @returns ends it */
  onContentChange: (listener: () => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url: string | undefined;
  /** Folder of the embedded database; its caller holds the exclusive lock of it. */
  directory: string;
  onConnectionLost: (error: Error) => void;
  /** A connection to a server that has not answered a query for so long ends; without it, queries may take any time. */
  silentAfterMs?: number;
};

/** Opens the server at `url` when it is given, else the embedded database in `directory`. */
export async function openDatabase({
  url,
  directory,
  onConnectionLost,
  silentAfterMs,
}: DatabaseOptions): Promise<Database> {
  // One of the two is loaded.
  if (url === undefined) {
    const { openEmbeddedDatabase } = await import('./embedded-database');
    return openEmbeddedDatabase(directory);
  }
  const { openServerDatabase } = await import('./server-database');
  return openServerDatabase(url, onConnectionLost, silentAfterMs);
}

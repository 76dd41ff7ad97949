import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from './database';

const resultSchema = z.object({ rows: z.array(z.unknown()) });

/** The parsed rows of a statement that drizzle has no builder for; both databases answer it in the same form. */
export async function rowsOf<Row>(queries: Queries, statement: SQL, schema: z.ZodMiniType<Row>): Promise<Row[]> {
  const result: unknown = await queries.execute(statement);
  return z.array(schema).parse(resultSchema.parse(result).rows);
}

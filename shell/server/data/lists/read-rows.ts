/** Reads a list of the content service row by row, so that an invalid row never makes the whole list unavailable. */
import type * as z from 'zod/mini';

export type RowSource<Row> = {
  /** Name of the list in logs and metrics. */
  name: string;
  schema: z.ZodMiniType<Row>;
  /** Replaces fields that cannot be read; a row with another invalid field is left out. */
  fallbacks: Partial<Row>;
};

/** A row with fields that cannot be read. */
export type UnreadableRow = {
  /** Its id, or its position in the list where it has none. */
  id: string;
  fields: string[];
  /** False when the row is shown without these fields. */
  isLeftOut: boolean;
};

export type Rows<Row> = {
  /** In the order of the list; undefined where a row is left out. */
  rows: (Row | undefined)[];
  unreadable: UnreadableRow[];
};

const LONGEST_ID = 60;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Id of a row for logs; a relation between two rows has both ids. */
function idOf(row: unknown, place: number): string {
  const ids = isObject(row) ? ['id', 'post_id', 'category_id'].map((key) => row[key]) : [];
  const known = ids.filter((id) => typeof id === 'number' || typeof id === 'string');
  return known.length > 0 ? known.join('-').slice(0, LONGEST_ID) : `[${place}]`;
}

function readRow<Row>(
  row: unknown,
  place: number,
  { schema, fallbacks }: RowSource<Row>,
): { row?: Row | undefined; unreadable?: UnreadableRow } {
  const parsed = schema.safeParse(row);
  if (parsed.success) return { row: parsed.data };
  const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))];
  const replaced = Object.fromEntries(Object.entries(fallbacks).filter(([field]) => fields.includes(field)));
  const repaired = isObject(row) ? schema.safeParse({ ...row, ...replaced }) : parsed;
  const unreadable = {
    id: idOf(row, place),
    fields: fields.filter((field) => field !== ''),
    isLeftOut: !repaired.success,
  };
  return repaired.success ? { row: repaired.data, unreadable } : { unreadable };
}

/** @throws {Error} when `list` is not an array */
export function readRows<Row>(source: RowSource<Row>, list: unknown): Rows<Row> {
  if (!Array.isArray(list)) throw new Error(`${source.name}: the content service answered no list`);
  const read = list.map((row: unknown, place) => readRow(row, place, source));
  return { rows: read.map(({ row }) => row), unreadable: read.flatMap(({ unreadable }) => unreadable ?? []) };
}

/** @param rows all rows of the list that cannot be read in full */
export type ReportUnreadable = (list: string, rows: readonly UnreadableRow[]) => void;

/** Reports unreadable rows once per version of a list: a content service without ETags sends the same list at every request. */
export function onceForEachVersion(report: ReportUnreadable): ReportUnreadable {
  const reported = new Map<string, string>();
  return (list, rows) => {
    const version = JSON.stringify(rows);
    if ((reported.get(list) ?? '[]') === version) return;
    reported.set(list, version);
    if (rows.length > 0) report(list, rows);
  };
}

/** Reads a list of the content service row by row, so that an invalid row never makes the whole list unavailable. */
import { createHash } from 'node:crypto';
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

const hashOf = (row: unknown): string => createHash('sha1').update(JSON.stringify(row)).digest('base64');

type Read<Row> = ReturnType<typeof readRow<Row>> & { hash: string };

const toRows = <Row>(read: readonly Read<Row>[]): Rows<Row> => ({
  rows: read.map(({ row }) => row),
  unreadable: read.flatMap(({ unreadable }) => unreadable ?? []),
});

export type RowReader<Row> = {
  /** @throws {Error} when `list` is not an array */
  read: (list: unknown) => Rows<Row>;
};

/**
 * Reads the versions of one list. A row that did not change is the same object as in the version before: what was computed for
 * it, such as its sanitised HTML, is still valid.
 */
export function createRowReader<Row>(source: RowSource<Row>): RowReader<Row> {
  let latest: readonly Read<Row>[] = [];
  const read = (raw: unknown, place: number, hash: string): Read<Row> => ({
    hash,
    ...readRow(raw, place, source),
  });
  return {
    read: (list) => {
      if (!Array.isArray(list)) throw new Error(`${source.name}: the content service answered no list`);
      const same = new Map(latest.filter(({ unreadable }) => !unreadable).map((row) => [row.hash, row]));
      latest = list.map((raw: unknown, place) => {
        const hash = hashOf(raw);
        return same.get(hash) ?? read(raw, place, hash);
      });
      return toRows(latest);
    },
  };
}

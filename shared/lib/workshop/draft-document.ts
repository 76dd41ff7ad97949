/**
 * A draft of the application form as fields of its parts. A field has one value and changes as a whole: changes of different
 * fields merge by themselves.
 */
export type NodeId = string;
/** Null where the part does not have the field. */
export type FieldValue = string | number | boolean | readonly string[] | null;
export type DraftField = { part: NodeId; field: string; value: FieldValue };
/** A change, and the revision of the draft that its author had read. */
export type FieldChange = DraftField & { base: number };
/** A change made in this document, and the value before it. */
export type FieldEdit = DraftField & { before: FieldValue };
export type DraftNode = ReadonlyMap<string, FieldValue>;

export const keyOf = ({ part, field }: Pick<DraftField, 'part' | 'field'>): string => `${part} ${field}`;

export const isSameValue = (one: FieldValue, other: FieldValue): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** A draft while it is edited. */
export class DraftDocument {
  readonly nodes = new Map<NodeId, Map<string, FieldValue>>();
  private readonly listeners = new Set<(edits: readonly FieldEdit[]) => void>();
  private revision = 0;

  constructor(fields: readonly DraftField[] = []) {
    this.write(fields);
  }

  /** Calls the listener after each change, with the edits made here: none for received changes. */
  readonly subscribe = (listener: (edits: readonly FieldEdit[]) => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  /** Another number after each change. */
  readonly getRevision = (): number => this.revision;

  valueOf({ part, field }: Pick<DraftField, 'part' | 'field'>): FieldValue {
    return this.nodes.get(part)?.get(field) ?? null;
  }

  /** Takes what others have changed. */
  receive(fields: readonly DraftField[]): void {
    this.write(fields);
    if (fields.length > 0) this.listeners.forEach((listener) => listener([]));
  }

  edit(fields: readonly DraftField[]): void {
    const edits = fields
      .map((one) => ({ ...one, before: this.valueOf(one) }))
      .filter(({ value, before }) => !isSameValue(value, before));
    this.write(edits);
    if (edits.length > 0) this.listeners.forEach((listener) => listener(edits));
  }

  fields(): DraftField[] {
    return [...this.nodes].flatMap(([part, node]) => [...node].map(([field, value]) => ({ part, field, value })));
  }

  private write(fields: readonly DraftField[]): void {
    this.revision += 1;
    for (const { part, field, value } of fields) {
      const node = this.nodes.get(part) ?? new Map<string, FieldValue>();
      this.nodes.set(part, node.set(field, value));
    }
  }
}

/** A stored field: its last author, and the revision of the draft at that change. */
export type StoredField = DraftField & { revision: number; by: string };
export type StoredDraft = { revision: number; fields: readonly StoredField[] };

/**
 * Applies changes of one recruiter. A field with a later change of somebody else remains, and is returned as a conflict. With
 * the same value there is no conflict, so a change may be sent twice.
 */
export function mergeChanges(
  { revision, fields }: StoredDraft,
  changes: readonly FieldChange[],
  by: string,
): StoredDraft & { conflicts: StoredField[] } {
  const merged = new Map(fields.map((one) => [keyOf(one), one]));
  const conflicts: StoredField[] = [];
  const next = revision + 1;
  let isChanged = false;
  for (const { part, field, value, base } of changes) {
    const key = keyOf({ part, field });
    const stored = merged.get(key);
    if (stored && isSameValue(stored.value, value)) continue;
    if (stored && stored.revision > base && stored.revision < next) conflicts.push(stored);
    else {
      merged.set(key, { part, field, value, revision: next, by });
      isChanged = true;
    }
  }
  return { revision: isChanged ? next : revision, fields: [...merged.values()], conflicts };
}

/** Undo of this recruiter's edits. Later changes of a colleague stay. */
import { isSameValue, keyOf, type DraftDocument, type FieldEdit } from './draft-document';

/** Input within this time is one step. */
const STEP_MS = 600;

export class DraftHistory {
  /** The edits of each step, every field once. */
  private readonly steps: Map<string, FieldEdit>[] = [];
  private isUndoing = false;
  private stepUntil = 0;

  constructor(private readonly doc: DraftDocument) {
    doc.subscribe((edits) => this.record(edits));
  }

  readonly canUndo = (): boolean => this.steps.length > 0;

  /** Later edits are another step. */
  endStep(): void {
    this.stepUntil = 0;
  }

  private record(edits: readonly FieldEdit[]): void {
    if (this.isUndoing || edits.length === 0) return;
    const now = Date.now();
    const open = now < this.stepUntil ? this.steps.at(-1) : undefined;
    const step = open ?? new Map<string, FieldEdit>();
    if (!open) this.steps.push(step);
    for (const edit of edits) step.set(keyOf(edit), { ...edit, before: step.get(keyOf(edit))?.before ?? edit.before });
    this.stepUntil = now + STEP_MS;
  }

  /** @returns whether anything has changed */
  undo(): boolean {
    this.endStep();
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const mine = [...step.values()].filter((edit) => isSameValue(this.doc.valueOf(edit), edit.value));
      if (mine.length === 0) continue;
      this.isUndoing = true;
      this.doc.edit(mine.map((edit) => ({ ...edit, value: edit.before })));
      this.isUndoing = false;
      return true;
    }
    return false;
  }
}

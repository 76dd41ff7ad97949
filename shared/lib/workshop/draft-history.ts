/** Undo and redo of what this recruiter did. Later changes of a colleague stay. */
import { isSameValue, keyOf, type DraftDocument, type FieldEdit } from './draft-document';

/** What is typed within this time is one step. */
const STEP_MS = 600;

/** The edits of one step: each field once. */
type Step = Map<string, FieldEdit>;

export class DraftHistory {
  private readonly done: Step[] = [];
  private readonly undone: Step[] = [];
  private isReplaying = false;
  private stepUntil = 0;

  constructor(private readonly doc: DraftDocument) {
    doc.subscribe((edits) => this.record(edits));
  }

  readonly canUndo = (): boolean => this.done.length > 0;
  readonly canRedo = (): boolean => this.undone.length > 0;
  readonly undo = (): boolean => this.replay(this.done, this.undone);
  readonly redo = (): boolean => this.replay(this.undone, this.done);

  /** What is edited after this is another step. */
  endStep(): void {
    this.stepUntil = 0;
  }

  private record(edits: readonly FieldEdit[]): void {
    if (this.isReplaying || edits.length === 0) return;
    const now = Date.now();
    const open = now < this.stepUntil ? this.done.at(-1) : undefined;
    const step: Step = open ?? new Map();
    if (!open) this.done.push(step);
    for (const edit of edits) step.set(keyOf(edit), { ...edit, before: step.get(keyOf(edit))?.before ?? edit.before });
    this.stepUntil = now + STEP_MS;
    this.undone.length = 0;
  }

  /** @returns whether anything has changed */
  private replay(from: Step[], to: Step[]): boolean {
    this.endStep();
    for (let step = from.pop(); step; step = from.pop()) {
      const mine = [...step.values()].filter((edit) => isSameValue(this.doc.valueOf(edit), edit.value));
      if (mine.length === 0) continue;
      const inverse = mine.map((edit) => ({ ...edit, value: edit.before, before: edit.value }));
      this.isReplaying = true;
      this.doc.edit(inverse);
      this.isReplaying = false;
      to.push(new Map(inverse.map((edit) => [keyOf(edit), edit])));
      return true;
    }
    return false;
  }
}

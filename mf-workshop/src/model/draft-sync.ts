/**
 * Keeps the document of a draft the same here and at the server: sends changes of this recruiter, fetches those of colleagues.
 * No typed text is lost: it waits here for the confirmation of the server. After a colleague's change of the same field, it
 * waits for the recruiter's choice.
 */
import type { CallInput, CallOutput } from '@vipp/shared/contract/workshop/workshop-calls';
import { type AuthoredField, MAX_CHANGES } from '@vipp/shared/contract/workshop/draft-calls';
import {
  DraftDocument,
  isSameValue,
  keyOf,
  type DraftField,
  type FieldChange,
} from '@vipp/shared/lib/workshop/draft-document';
import type { WorkshopAnswer, WorkshopFailure } from '@vipp/shared/api/call-workshop';

type SyncInput = CallInput<'syncDraft'>;
type SyncOutput = CallOutput<'syncDraft'>;
export type SyncCall = (input: SyncInput) => Promise<WorkshopAnswer<SyncOutput>>;

/** As the server said last; the document has the values of this recruiter in fields with conflicts. */
export type SyncState = Omit<SyncOutput, 'fields'> & {
  /** `gone`: the draft does not exist any more, or this account may not edit it. */
  phase: 'opening' | 'open' | 'gone';
  saving: 'saved' | 'saving' | 'failed' | 'signed-out' | 'conflict';
  /** The server's message about the last failure. */
  message: string | undefined;
};

const OPENING: SyncState = {
  phase: 'opening',
  saving: 'saved',
  message: undefined,
  title: '',
  basedOn: 0,
  last: 0,
  conflicts: [],
  others: [],
};

/** Input within this time is sent together. */
const BATCH_MS = 350;
const POLL_MS = 1_000;
const HIDDEN_POLL_MS = 15_000;
const LONGEST_RETRY_MS = 20_000;

export class DraftSync {
  readonly doc = new DraftDocument();
  private state = OPENING;
  /** Changes to be sent, by their field. */
  private readonly pending = new Map<string, FieldChange>();
  /** Sent changes: the same ones again until the server has confirmed them, as it may have stored them. */
  private sent: readonly FieldChange[] = [];
  private failures = 0;
  private isCalling = false;
  private isStopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly draft: string,
    private readonly call: SyncCall,
    private readonly isHidden: () => boolean = () => document.hidden,
  ) {
    this.doc.subscribe(this.onEdits);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly getState = (): SyncState => this.state;

  hasUnsent(): boolean {
    return this.pending.size > 0 || this.sent.length > 0 || this.state.conflicts.length > 0;
  }

  /** Whether leaving the page would lose changes. */
  isStuck(): boolean {
    return this.hasUnsent() && (this.failures > 0 || this.state.conflicts.length > 0);
  }

  start(): void {
    this.isStopped = false;
    this.schedule(0);
  }

  /** Sends waiting changes, unless the server fails. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    if (this.pending.size > 0 && this.failures === 0) void this.sync();
  }

  /** At once: after signing in again, on showing or hiding the page, and with the network's return. */
  readonly syncNow = (): void => {
    if (!this.isStopped && this.state.phase !== 'gone') this.schedule(0);
  };

  /** Ends a conflict: what this recruiter wrote is stored, or given up. */
  settle(conflict: AuthoredField, keeps: 'mine' | 'theirs'): void {
    const key = keyOf(conflict);
    this.change({ conflicts: this.state.conflicts.filter((one) => keyOf(one) !== key) });
    if (keeps === 'mine') this.onEdits([{ ...conflict, value: this.doc.valueOf(conflict) }]);
    else this.doc.receive([conflict]);
    this.change({ saving: this.saving() });
  }

  private readonly onEdits = (edits: readonly DraftField[]): void => {
    const held = new Set(this.state.conflicts.map(keyOf));
    const changes = edits.filter((edit) => !held.has(keyOf(edit)));
    if (changes.length === 0) return;
    for (const { part, field, value } of changes) {
      const key = keyOf({ part, field });
      this.pending.set(key, { part, field, value, base: this.pending.get(key)?.base ?? this.state.last });
    }
    // While the server does not answer, the next attempt is already planned, and the state says so.
    if (this.failures > 0) return;
    this.change({ saving: 'saving' });
    if (!this.isCalling) this.schedule(BATCH_MS);
  };

  private saving(): SyncState['saving'] {
    if (this.failures > 0) return this.state.saving;
    if (this.pending.size > 0 || this.sent.length > 0) return 'saving';
    return this.state.conflicts.length > 0 ? 'conflict' : 'saved';
  }

  private change(changes: Partial<SyncState>): void {
    this.state = { ...this.state, ...changes };
    this.listeners.forEach((listener) => listener());
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    if (!this.isStopped) this.timer = setTimeout(() => void this.sync(), delay);
  }

  private async sync(): Promise<void> {
    if (this.isCalling) return;
    this.isCalling = true;
    if (this.sent.length === 0) {
      this.sent = [...this.pending.values()].slice(0, MAX_CHANGES);
      this.sent.forEach((one) => this.pending.delete(keyOf(one)));
    }
    const { last: since } = this.state;
    const answer = await this.call({ draft: this.draft, since, changes: [...this.sent] });
    this.isCalling = false;
    if (answer.ok) this.onAnswer(answer.data);
    else this.onFailure(answer);
  }

  private onAnswer({ title, basedOn, last, fields, conflicts, others }: SyncOutput): void {
    this.failures = 0;
    // Later typing in a sent field is based on its value as it is stored now.
    for (const key of this.sent.map(keyOf)) {
      const typed = this.pending.get(key);
      if (typed) this.pending.set(key, { ...typed, base: last });
    }
    this.sent = [];
    conflicts.forEach((conflict) => this.pending.delete(keyOf(conflict)));
    const news = new Map(fields.map((field) => [keyOf(field), field]));
    const held = [...this.state.conflicts, ...conflicts].map((conflict) => news.get(keyOf(conflict)) ?? conflict);
    const open = [...new Map(held.map((conflict) => [keyOf(conflict), conflict])).values()].filter(
      (conflict) => !isSameValue(conflict.value, this.doc.valueOf(conflict)),
    );
    const localKeys = new Set([...this.pending.keys(), ...open.map(keyOf)]);
    this.state = { ...this.state, last, conflicts: open };
    this.doc.receive(fields.filter((field) => !localKeys.has(keyOf(field))));
    this.change({ phase: 'open', saving: this.saving(), message: undefined, title, basedOn, others });
    if (this.isStopped && this.pending.size > 0) void this.sync();
    this.schedule(this.pending.size > 0 ? BATCH_MS : this.isHidden() ? HIDDEN_POLL_MS : POLL_MS);
  }

  private onFailure({ failure, message }: WorkshopFailure): void {
    // Published here: that it exists no more is no failure.
    if (this.isStopped) return;
    this.failures += 1;
    if (failure === 'not-found' || failure === 'forbidden') {
      this.change({ phase: 'gone', message });
      return;
    }
    // Without a session nothing is called until `syncNow`, after signing in.
    if (failure === 'signed-out') return this.change({ saving: 'signed-out', message });
    this.change({ saving: 'failed', message });
    this.schedule(Math.min(LONGEST_RETRY_MS, POLL_MS * 2 ** (this.failures - 1)));
  }
}

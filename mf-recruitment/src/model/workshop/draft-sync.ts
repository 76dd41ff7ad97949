/**
 * Keeps the document of a draft the same here and at the server: sends what this recruiter changes, fetches what colleagues
 * change. Nothing that was typed is given up: it waits here until the server has confirmed it.
 */
import type { draftCalls, Presence } from '@vipp/shared/contract/workshop/draft-calls';
import type { CallInput, CallOutput } from '@vipp/shared/contract/workshop/workshop-call';
import { toBase64 } from '@vipp/shared/lib/workshop/base64';
import { applyDraftUpdate, newDocument, packUpdates } from '@vipp/shared/lib/workshop/draft-document';
import type { WorkshopAnswer, WorkshopFailure } from './call-workshop';

type SyncInput = CallInput<typeof draftCalls.syncDraft>;
type SyncOutput = CallOutput<typeof draftCalls.syncDraft>;
export type SyncCall = (input: SyncInput) => Promise<WorkshopAnswer<SyncOutput>>;

export type SyncState = {
  /** `gone`: the draft does not exist any more, or this account may not edit it. */
  phase: 'opening' | 'open' | 'gone';
  saving: 'saved' | 'saving' | 'failed' | 'signed-out';
  /** What the server says of the last failure. */
  message: string | undefined;
  title: string;
  basedOn: number;
  /** Number of the last update that is known here. */
  last: number;
  others: readonly Presence[];
};

const OPENING: SyncState = {
  phase: 'opening',
  saving: 'saved',
  message: undefined,
  title: '',
  basedOn: 0,
  last: 0,
  others: [],
};

/** What is typed within this time is sent together. */
const BATCH_MS = 350;
const POLL_MS = 1_000;
const HIDDEN_POLL_MS = 15_000;
const LONGEST_RETRY_MS = 20_000;
/** Limits of the call. */
const LONGEST_UPDATE = 390_000;
const MOST_UPDATES = 100;

const UNREADABLE = 'Ce que le site a envoyé est incomplet. Nouvel essai dans un instant.';

/** Origin of what comes from the server. */
export const REMOTE_EDIT = Symbol('remote edit');

function packed(updates: readonly Uint8Array[]): string[] {
  if (updates.length === 0) return [];
  const merged = packUpdates(updates);
  return merged.length <= LONGEST_UPDATE ? [merged] : updates.slice(0, MOST_UPDATES).map(toBase64);
}

const GONE: readonly WorkshopFailure['failure'][] = ['not-found', 'forbidden'];

export class DraftSync {
  readonly doc = newDocument();
  private state = OPENING;
  private pending: Uint8Array[] = [];
  private place: string | null = null;
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
    this.doc.on('update', this.onUpdate);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly getState = (): SyncState => this.state;

  hasUnsent(): boolean {
    return this.pending.length > 0;
  }

  /** Whether changes would be lost if the page were left for another one of the site. */
  isStuck(): boolean {
    return this.hasUnsent() && this.failures > 0;
  }

  start(): void {
    this.isStopped = false;
    this.schedule(0);
  }

  /** What is still to be sent is sent, unless the server fails. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    if (this.hasUnsent() && this.failures === 0) void this.sync();
  }

  /** At once: after signing in again, when the page is shown or hidden, and when the network is back. */
  readonly syncNow = (): void => {
    if (!this.isStopped && this.state.phase !== 'gone') this.schedule(0);
  };

  /** The part that this recruiter is in, for colleagues. */
  setPlace(place: string | null): void {
    this.place = place;
  }

  private readonly onUpdate = (update: Uint8Array, origin: unknown): void => {
    if (origin === REMOTE_EDIT) return;
    this.pending.push(update);
    // While the server does not answer, the next attempt is already planned, and the state says so.
    if (this.failures > 0) return;
    if (this.state.saving === 'saved') this.change({ saving: 'saving' });
    if (!this.isCalling) this.schedule(BATCH_MS);
  };

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
    const updates = packed(this.pending);
    const sent = updates.length > 1 ? updates.length : this.pending.length;
    const answer = await this.call({ draft: this.draft, since: this.state.last, updates, place: this.place });
    this.isCalling = false;
    if (!answer.ok) return this.onFailure(answer);
    try {
      for (const update of answer.data.updates) applyDraftUpdate(this.doc, update, REMOTE_EDIT);
    } catch {
      return this.onFailure({ ok: false, failure: 'unreachable', message: UNREADABLE });
    }
    this.onAnswer(answer.data, sent);
  }

  private onAnswer({ title, basedOn, last, others }: SyncOutput, sent: number): void {
    this.pending = this.pending.slice(sent);
    this.failures = 0;
    const saving = this.pending.length > 0 ? 'saving' : 'saved';
    this.change({ phase: 'open', saving, message: undefined, title, basedOn, last, others });
    if (this.isStopped && this.hasUnsent()) void this.sync();
    this.schedule(this.pending.length > 0 ? BATCH_MS : this.isHidden() ? HIDDEN_POLL_MS : POLL_MS);
  }

  private onFailure({ failure, message }: WorkshopFailure): void {
    // Published here: that it exists no more is no failure.
    if (this.isStopped) return;
    this.failures += 1;
    if (GONE.includes(failure)) {
      this.change({ phase: 'gone', message });
      return;
    }
    // Without a session nothing is called until `syncNow`, after signing in.
    if (failure === 'signed-out') return this.change({ saving: 'signed-out', message });
    this.change({ saving: 'failed', message });
    this.schedule(Math.min(LONGEST_RETRY_MS, POLL_MS * 2 ** (this.failures - 1)));
  }
}

import { publicationCalls } from '@vipp/shared/contract/workshop/publication-calls';
import { callWorkshop, type WorkshopAnswer } from '@vipp/shared/api/call-workshop';

/** Called with what was done, in words, after versions or drafts have changed. */
export type FormsChange = (done: string) => void;

type Run = (reason: string) => Promise<WorkshopAnswer<unknown>>;

export const restore =
  (version: number, current: number): Run =>
  (reason) =>
    callWorkshop(publicationCalls, 'restoreVersion', { version, current, reason });

export const endTrial =
  (version: number, outcome: 'publish' | 'take-back'): Run =>
  (reason) =>
    callWorkshop(publicationCalls, 'endTrial', { version, outcome, reason });

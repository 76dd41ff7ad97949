/** Content for pages that a new shell renders, from a content service that may hang. */
import type { SiteContentAnswer } from '../gate/sandbox-message';

type AnswerContent = (path: string) => Promise<SiteContentAnswer>;

/** Less than a page has: a page without its content is no fault of the shell, a page that is late would be. */
const DEADLINE_MS = 3_000;

const UNAVAILABLE: SiteContentAnswer = { status: 503, body: '' };

/** Answers that content is unavailable after the deadline; from the first late answer on, at once. */
export function withDeadline(answer: AnswerContent, deadlineMs = DEADLINE_MS): AnswerContent {
  let isLate = false;
  return async (path) => {
    if (isLate) return UNAVAILABLE;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<SiteContentAnswer>((resolve) => {
      timer = setTimeout(() => {
        isLate = true;
        resolve(UNAVAILABLE);
      }, deadlineMs);
    });
    return Promise.race([answer(path), late]).finally(() => clearTimeout(timer));
  };
}

/** A source that parses and prepares its answers once per version of the content. */
import type { BackendAnswer } from './backend-client';
import type { Source } from './content-cache';

type Prepared<Content> = {
  read: (etag: string | undefined) => Promise<BackendAnswer>;
  prepare: (raw: unknown) => Content | Promise<Content>;
  /** The latest content with changes of its rows; only of lists. */
  change?: (changes: unknown) => Content | Promise<Content>;
};

export function preparedSource<Content>({ read, prepare, change }: Prepared<Content>): Source<Content> {
  return async (etag) => {
    const answer = await read(etag);
    if (answer.kind === 'content') return { ...answer, content: await prepare(answer.content) };
    if (answer.kind !== 'changes') return answer;
    if (!change) throw new Error('the content service answered row changes of what is no list');
    return { ...answer, kind: 'content', content: await change(answer.content) };
  };
}

/** An editor who changes a post every few seconds. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Answers } from './ask';

const MARK = ' *';

/** Until the signal: a title gets a mark, or loses it. */
export async function changeContent(
  database: pg.Client,
  everyMs: number,
  { fail }: Pick<Answers, 'fail'>,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await database.query(
        `update posts set title = case when right(title, ${MARK.length}) = $1 then left(title, -${MARK.length}) else title || $1 end
         where id = (select id from posts order by id offset $2 % (select count(*) from posts) limit 1)`,
        [MARK, turn],
      );
    } catch (error) {
      if (!signal.aborted) fail(`a post was not changed: ${String(error)}`);
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { endWhenSilent } from './silent-connection';

const SILENT_MS = 60;

/** A connection with answers after so many milliseconds. */
function connection(answersAfter: number) {
  const state = { isEnded: false };
  const query = (_text: string, callback?: () => void) => {
    const answer = pause(answersAfter, 'row');
    if (callback) void answer.then(callback);
    return callback ? undefined : answer;
  };
  const made = { state, query, end: async () => void (state.isEnded = true) };
  endWhenSilent(made, SILENT_MS);
  return made;
}

it('a connection to PostgreSQL ends when a query is not answered in time', async () => {
  for (const callback of [undefined, () => undefined]) {
    const silent = connection(10 * SILENT_MS);
    void silent.query('select 1', callback);
    await pause(2 * SILENT_MS);
    expect(silent.state.isEnded).toBe(true);
  }
});

it('a connection to PostgreSQL stays with answered queries, and without queries', async () => {
  const good = connection(1);
  expect(await good.query('select 1')).toBe('row');
  await new Promise<void>((resolve) => void good.query('select 1', resolve));
  await pause(2 * SILENT_MS);
  expect(good.state.isEnded).toBe(false);
});

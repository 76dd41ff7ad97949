import { oneAtATime } from './one-at-a-time';

describe('oneAtATime', () => {
  it('starts a call when the previous one has ended, even if that failed', async () => {
    const events: string[] = [];
    const work = oneAtATime(async (name: string) => {
      events.push(`${name} starts`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      if (name === 'first') throw new Error('failed');
      return name;
    });
    const results = await Promise.allSettled([work('first'), work('second')]);
    expect(events).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
    expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'second' }]);
  });
});

import { oneAtATime } from './one-at-a-time';

describe('oneAtATime', () => {
  it('begins a call when the one before it is done, even if that failed', async () => {
    const events: string[] = [];
    const work = oneAtATime(async (name: string) => {
      events.push(`${name} begins`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      if (name === 'first') throw new Error('failed');
      return name;
    });
    const results = await Promise.allSettled([work('first'), work('second')]);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'second' }]);
  });
});

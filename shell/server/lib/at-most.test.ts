import { atMost, TooManyWaitingError } from './at-most';

/** Calls that end on command. */
function controlledWork() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => {
    started.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  };
  return { started, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

describe('atMost', () => {
  it('starts a waiting call after the end of a running one, even after a failure', async () => {
    const { started, work, end } = controlledWork();
    const limited = atMost({ running: 2, waiting: 5 }, work);
    const calls = ['a', 'b', 'c', 'd'].map((name) => limited(name));
    expect(started).toEqual(['a', 'b']);
    end('a', new Error('failed'));
    await expect(calls[0]).rejects.toThrow('failed');
    expect(started).toEqual(['a', 'b', 'c']);
    calls.push(limited('e'));
    expect(started).toEqual(['a', 'b', 'c']);
    end('b');
    await calls[1];
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    end('c');
    await calls[2];
    end('d');
    end('e');
    expect(await Promise.all(calls.slice(1))).toEqual(['b', 'c', 'd', 'e']);
  });

  it('refuses a call when too many wait', async () => {
    const { work, end } = controlledWork();
    const limited = atMost({ running: 1, waiting: 1 }, work);
    const calls = [limited('a'), limited('b')];
    await expect(limited('c')).rejects.toThrow(TooManyWaitingError);
    end('a');
    await calls[0];
    end('b');
    await calls[1];
    const last = limited('d');
    end('d');
    expect(await last).toBe('d');
  });
});

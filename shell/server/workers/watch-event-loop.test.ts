import { watchEventLoop } from './watch-event-loop';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

describe('the watch over an event loop', () => {
  it('reports once a process that does not answer for ten seconds', async () => {
    const onBlocked = jest.fn();
    watchEventLoop(never, onBlocked);
    await jest.advanceTimersByTimeAsync(10_500);
    expect(onBlocked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onBlocked).toHaveBeenCalledTimes(1);
  });

  it('does not report one that answers late, or that has ended', async () => {
    const onBlocked = jest.fn();
    const late = () => new Promise((resolve) => setTimeout(resolve, 8_000));
    watchEventLoop(late, onBlocked);
    watchEventLoop(() => Promise.reject(new Error('ended')), onBlocked);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(onBlocked).not.toHaveBeenCalled();
  });

  it('ends', async () => {
    const onBlocked = jest.fn();
    watchEventLoop(never, onBlocked)();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onBlocked).not.toHaveBeenCalled();
  });
});

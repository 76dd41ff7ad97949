import { EventEmitter } from 'node:events';
import { watchPart } from './watch-part';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A part that answers while `answers` is true. */
function part(answers: () => boolean) {
  const messages = new EventEmitter();
  const send = (): boolean => answers() && messages.emit('message', { type: 'alive' });
  return { connected: true, send, on: messages.on.bind(messages) };
}

describe('the watch over a part', () => {
  it('reports once one that does not answer for thirty seconds', () => {
    const onBlocked = jest.fn();
    let isBlocked = false;
    watchPart(
      part(() => !isBlocked),
      onBlocked,
    );
    jest.advanceTimersByTime(120_000);
    isBlocked = true;
    jest.advanceTimersByTime(30_500);
    expect(onBlocked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(120_000);
    expect(onBlocked).toHaveBeenCalledTimes(1);
  });

  it('ends', () => {
    const onBlocked = jest.fn();
    watchPart(
      part(() => false),
      onBlocked,
    )();
    jest.advanceTimersByTime(120_000);
    expect(onBlocked).not.toHaveBeenCalled();
  });
});

import { carouselStart, delayAfter, indexForKey, moveCarousel, type CarouselMove } from './carousel';

const LENGTH = 10;
const afterMoves = (...moves: CarouselMove[]) => moves.reduce(moveCarousel, carouselStart);
const step: CarouselMove = { type: 'step', length: LENGTH };

describe('moveCarousel', () => {
  it('steps from one slide to the next', () => {
    expect(afterMoves(step, step).index).toBe(2);
  });

  it('wraps to 0 after 9', () => {
    expect(afterMoves({ type: 'pick', index: 9 }, step)).toEqual({ index: 0, picked: false });
  });
});

describe('delayAfter', () => {
  it('is four seconds between steps', () => {
    expect(delayAfter(afterMoves(step))).toBe(4000);
  });

  it('is two seconds longer after a pick', () => {
    expect(delayAfter(afterMoves({ type: 'pick', index: 3 }))).toBe(6000);
  });
});

describe('indexForKey', () => {
  it.each([
    ['ArrowRight', 9, 0],
    ['ArrowDown', 3, 4],
    ['ArrowLeft', 0, 9],
    ['ArrowUp', 3, 2],
    ['Home', 5, 0],
    ['End', 5, 9],
  ])('%s moves from %i to %i', (key, from, to) => {
    expect(indexForKey(key, from, LENGTH)).toBe(to);
  });

  it('is null for other keys', () => {
    expect(indexForKey('Tab', 5, LENGTH)).toBeNull();
  });
});

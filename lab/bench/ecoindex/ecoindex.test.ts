import { centilitresOf, ecoIndex, gradeOf, gramsOf } from './ecoindex';

describe('the EcoIndex', () => {
  it('is 100 for nothing and nearly 0 for the heaviest pages', () => {
    expect(ecoIndex({ elements: 0, requests: 0, kilobytes: 0 })).toBe(100);
    expect(ecoIndex({ elements: 600_000, requests: 4_000, kilobytes: 300_000 })).toBe(0);
  });

  it('is that of the reference implementation', () => {
    expect(ecoIndex({ elements: 100, requests: 100, kilobytes: 100 })).toBeCloseTo(72, 0);
  });

  it('weighs elements more than requests, and requests more than bytes', () => {
    const loss = (cost: object) => 100 - ecoIndex({ elements: 0, requests: 0, kilobytes: 0, ...cost });
    expect(loss({ elements: 47 })).toBeCloseTo(2.5);
    expect(loss({ requests: 2 })).toBeCloseTo(5 / 3);
    expect(loss({ kilobytes: 1.37 })).toBeCloseTo(5 / 6);
  });

  it.each([
    [76, 'A'],
    [75.4, 'B'],
    [51, 'C'],
    [36, 'D'],
    [21, 'E'],
    [6, 'F'],
    [0, 'G'],
  ])('%d has the grade %s', (score, grade) => expect(gradeOf(score)).toBe(grade));

  it('has the impacts that ecoindex.fr shows', () => {
    expect([gramsOf(50), gramsOf(100), centilitresOf(50), centilitresOf(0)]).toEqual([2, 1, 3, 4.5]);
  });
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, textOf } from '../testing/documents.server';
import { accessibilityAssessment, conformityWord } from './accessibility-conformity';

const grid = textOf('docs/accessibility/rgaa.md');

/** Criteria of each theme of RGAA 4.1. */
const CRITERIA = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

/** Numbers of the criteria that the grid lists under a status: rows of a table or items of a list, with their evidence. */
const numbersOf = (status: string): string[] => {
  const section = grid.split(/^## /m).find((text) => text.startsWith(`${status}\n`)) ?? '';
  return [...section.matchAll(/^(?:\| (?=[^|]+\|[^|]+\| \S)|- (?=.+\(.+\)$))(\d+\.\d+) /gm)].map(
    ([, number = '']) => number,
  );
};
const [conforme, nonConforme, nonApplicable] = ['Conforme', 'Non conforme', 'Non applicable'].map(numbersOf);

describe('the grid of RGAA', () => {
  it('has each criterion once, with one status', () => {
    const numbers = CRITERIA.flatMap((count, theme) =>
      Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
    );
    expect(numbers).toHaveLength(106);
    expect([conforme, nonConforme, nonApplicable].flat().toSorted()).toEqual(numbers.toSorted());
  });

  it('adds up to the figures that the site shows', () => {
    const { conform, nonConform, notApplicable } = accessibilityAssessment;
    const counts = [conforme, nonConforme, nonApplicable].map((numbers) => numbers?.length);
    expect(counts).toEqual([conform, nonConform, notApplicable]);
    expect(conform + nonConform + notApplicable).toBe(106);
  });

  it('names files that exist', () => {
    const files = [...grid.matchAll(/`([\w./-]+\.(?:tsx?|css))`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

it.each([
  ['totalement conforme', 106, 0],
  ['partiellement conforme', 105, 1],
  ['partiellement conforme', 53, 53],
  ['non conforme', 52, 54],
])('a site is « %s » for %i met criteria and %i others', (word, conform, nonConform) => {
  expect(conformityWord({ date: '2026-01-01', conform, nonConform, notApplicable: 0 })).toBe(word);
});

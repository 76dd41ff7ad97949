/** What is checked around the parts of the page. */
import type { Row } from '../support/print-rows';
import type { ScratchMachine } from './scratch-machine';
import type { Visitors, Visits } from './visitors';

/** `before` runs with the site as the part before has left it, `after` once all blocks of the part have run. */
export type Check = { before?: () => Promise<void>; after?: () => Promise<void> };

export type Followed = {
  machine: ScratchMachine;
  visitors: Visitors;
  /** Addresses in the forms that the site has acknowledged so far. */
  acknowledged: string[];
  /** The figures. */
  rows: Row[];
};

/** Pages of all remotes. */
export const PAGES = ['/', '/le-groupe', '/contact', '/actualite', '/recrutements'];

export const addRow = (rows: Row[], name: string, figure: unknown, holds?: boolean): void =>
  void rows.push({ name, figure, holds });

export function addVisits(rows: Row[], when: string, { pages, forms, failures }: Visits): void {
  addRow(rows, `${when}: pages opened, forms acknowledged`, `${pages}, ${forms.length}`);
  const shown = [failures.length, ...failures.slice(0, 3)].join(' ');
  addRow(rows, `${when}: visitors who were not answered`, shown, failures.length === 0);
}

/** @param since of `performance.now` */
export const secondsSince = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

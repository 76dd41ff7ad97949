/** What a visitor does with the keyboard on each page that is read. */

export type Step =
  | { press: string }
  | { type: string }
  /** Presses a key until Orca says something that matches, `most` times at most. */
  | { press: string; until: RegExp; most: number };

export type Reading = { path: string; steps: readonly Step[] };

const tabUntil = (until: RegExp): Step => ({ press: 'Tab', until, most: 60 });
const readUntil = (until: RegExp): Step => ({ press: 'Down', until, most: 150 });

/** Submitting with errors puts the focus on the list of errors: its first link leads to the first field with an error. */
const SUBMIT_AND_GO_TO_ERROR: readonly Step[] = [{ press: 'Return' }, { press: 'Tab' }, { press: 'Return' }];

/** By the skip link, which is the first link of every page. */
const GO_TO_CONTENT: readonly Step[] = [{ press: 'Tab' }, { press: 'Return' }];

export const READINGS = {
  application: {
    path: '/recrutements/candidature',
    steps: [
      ...GO_TO_CONTENT,
      tabUntil(/^Prénom/),
      { type: 'Awa' },
      tabUntil(/Valider/),
      ...SUBMIT_AND_GO_TO_ERROR,
      tabUntil(/Valider/),
    ],
  },
  'application-lines': {
    path: '/recrutements/candidature',
    steps: [...GO_TO_CONTENT, readUntil(/Valider/)],
  },
  report: {
    path: '/signalements',
    steps: [
      ...GO_TO_CONTENT,
      tabUntil(/Je valide mon formulaire/),
      ...SUBMIT_AND_GO_TO_ERROR,
      { type: 'Un fait' },
      tabUntil(/Je valide mon formulaire/),
      { press: 'Return' },
      { press: 'Down' },
      { press: 'Tab' },
    ],
  },
  'report-lines': {
    path: '/signalements',
    steps: [...GO_TO_CONTENT, readUntil(/Je valide mon formulaire/)],
  },
} satisfies Record<string, Reading>;

export type ReadingName = keyof typeof READINGS;

export const READING_NAMES = Object.keys(READINGS) as ReadingName[];

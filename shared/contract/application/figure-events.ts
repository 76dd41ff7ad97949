/** Names of what is counted of the application form, for the page and the server. */

/** How far a candidate came, in this order; each is counted once for an application. */
export const FIGURE_STAGES = ['shown', 'begun', 'step1', 'step2', 'sent'] as const;
export type FigureStage = (typeof FIGURE_STAGES)[number];

/**
 * `asked` and `answered`: questions of a step that was done. `stopped`: the question at which candidates left the form; who
 * returns is subtracted. `message`: which message was shown. `duration`: class of the time from begun to sent.
 */
export const FIGURE_EVENTS = [...FIGURE_STAGES, 'asked', 'answered', 'stopped', 'message', 'duration'] as const;
export type FigureEvent = (typeof FIGURE_EVENTS)[number];

/** Counts by `figureKey`. */
export type FigureCounts = Readonly<Record<string, number>>;
export type CountFigures = (version: number, counts: FigureCounts) => void;

export const figureKey = (event: FigureEvent, subject = ''): string => (subject ? `${event} ${subject}` : event);

/** Classes of durations, so that no single one is stored: minutes up to which each lasts. */
export const DURATION_CLASSES = [2, 5, 10, 15, 20, 30, 45, 60, 120, 1440].map((upTo) => ({ name: `${upTo}`, upTo }));
/** The time in one document: longer ones count in the last class. */
export const durationClass = (ms: number): string =>
  DURATION_CLASSES.find(({ upTo }) => ms <= upTo * 60_000)?.name ?? '1440';

/** Address where the gateway receives counts of browsers. */
export const FIGURES_PATH = '/_data/form-figures';

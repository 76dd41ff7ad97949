/** Names of counted events in the application form, for the page and the server. */

/** How far a candidate came, in this order; each is counted once for an application. */
export const FIGURE_STAGES = ['shown', 'begun', 'step1', 'step2', 'sent'] as const;
export type FigureStage = (typeof FIGURE_STAGES)[number];

/** A stage, or `message`: which message was shown. */
export const FIGURE_EVENTS = [...FIGURE_STAGES, 'message'] as const;
export type FigureEvent = (typeof FIGURE_EVENTS)[number];

/** Counts by `figureKey`. */
export type FigureCounts = Readonly<Record<string, number>>;

export const figureKey = (event: FigureEvent, subject = ''): string => (subject ? `${event} ${subject}` : event);

/** Address where the gateway receives counts of browsers. */
export const FIGURES_PATH = '/_data/form-figures';

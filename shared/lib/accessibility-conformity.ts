/**
 * What the self-assessment against RGAA 4.1.2 came to; the footer and the statement page tell it. The grid behind it is
 * docs/accessibility/rgaa.md: a test holds these figures to it.
 */
export type AccessibilityAssessment = {
  /** Day of the assessment, `YYYY-MM-DD`. */
  date: string;
  conform: number;
  nonConform: number;
  notApplicable: number;
};

export const accessibilityAssessment: AccessibilityAssessment = {
  date: '2026-11-21',
  conform: 75,
  nonConform: 1,
  notApplicable: 30,
};

/** Share of the criteria that apply which are met, in per cent, rounded down: a rate is never flattered. */
export const conformityRate = ({ conform, nonConform }: AccessibilityAssessment): number =>
  Math.floor((100 * conform) / (conform + nonConform));

/** The three words of the law: all criteria that apply, at least half of them, fewer. */
export function conformityWord(assessment: AccessibilityAssessment): string {
  if (assessment.nonConform === 0) return 'totalement conforme';
  return conformityRate(assessment) >= 50 ? 'partiellement conforme' : 'non conforme';
}

/**
 * Result of the self-assessment against RGAA 4.1.2, shown in the footer and on the statement page. Its details are in
 * docs/accessibility/rgaa.md: a test compares both.
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

/** Share of the applicable criteria that are met, in per cent. */
export const conformityRate = ({ conform, nonConform }: AccessibilityAssessment): number =>
  (100 * conform) / (conform + nonConform);

/** The three levels of the law: all applicable criteria, at least half of them, fewer. */
export function conformityWord(assessment: AccessibilityAssessment): string {
  if (assessment.nonConform === 0) return 'totalement conforme';
  return conformityRate(assessment) >= 50 ? 'partiellement conforme' : 'non conforme';
}

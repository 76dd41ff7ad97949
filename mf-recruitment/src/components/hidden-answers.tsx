import type { Answers } from '@vipp/shared/contract/application/definition';

/** Answers that a form carries without showing them. */
export const HiddenAnswers = ({ answers }: { answers: Answers }) =>
  Object.entries(answers).map(([name, answer]) => <input key={name} type="hidden" name={name} value={answer} />);

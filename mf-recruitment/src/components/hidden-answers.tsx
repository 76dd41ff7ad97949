import type { Answers } from '@vipp/shared/contract/application/definition';

/** Answers as hidden fields of a form. */
export const HiddenAnswers = ({ answers }: { answers: Answers }) =>
  Object.entries(answers).map(([name, answer]) => <input key={name} type="hidden" name={name} value={answer} />);

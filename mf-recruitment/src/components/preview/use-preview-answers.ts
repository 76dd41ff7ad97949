import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { changeBlocks, type BlockChange } from '@vipp/shared/contract/application/blocks';
import type { Answers, ApplicationSection, ApplicationStep } from '@vipp/shared/contract/application/definition';
import { fillStep, readForm, type StepAnswers } from '../use-step-answers';

/**
 * The answers of a step in a preview: like those of a candidate, but nothing is stored, counted or sent.
 *
 * @param first answers until something is typed; they follow the definition
 */
export function usePreviewAnswers(
  step: ApplicationStep,
  first: Answers,
  formRef: RefObject<HTMLFormElement | null>,
): StepAnswers {
  const [typed, setTyped] = useState<Answers>();
  const answers = { ...(typed ?? first) };
  const latest = useRef(answers);
  latest.current = answers;

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const next = readForm(currentTarget, step, latest.current);
    latest.current = next;
    setTyped(next);
  };
  const replaceAll = (next: Answers) => {
    fillStep(formRef.current, step, next);
    setTyped(next);
  };
  const erase = () => {
    const erased = latest.current;
    replaceAll({});
    return () => replaceAll({ ...erased, ...latest.current });
  };
  const changeList = (section: ApplicationSection, change: BlockChange): Answers | undefined => {
    const changed = changeBlocks(section, latest.current, change);
    if (changed === latest.current) return undefined;
    replaceAll(changed);
    return changed;
  };
  return { answers, isStored: true, onInput, erase, round: 0, changeList };
}

import { useRef, useState, type FormEvent } from 'react';
import { changeBlocks, type BlockChange } from '@vipp/shared/contract/application/blocks';
import type { Answers, ApplicationSection, ApplicationStep } from '@vipp/shared/contract/application/definition';
import { readForm, type StepAnswers } from '../../use-step-answers';

/**
 * The answers of a step in a preview: like those of a candidate, but nothing is stored, counted or sent.
 *
 * @param first answers until something is typed; they follow the definition
 */
export function usePreviewAnswers(step: ApplicationStep, first: Answers): StepAnswers {
  const [{ typed, round, order }, setRendered] = useState<{ typed?: Answers; round: number; order: number }>({
    round: 0,
    order: 0,
  });
  const answers = { ...(typed ?? first) };
  const latest = useRef(answers);
  latest.current = answers;

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const next = readForm(currentTarget, step, latest.current);
    latest.current = next;
    setRendered((before) => ({ ...before, typed: next }));
  };
  const show = (next: Answers) => setRendered((before) => ({ ...before, typed: next, round: before.round + 1 }));
  const erase = () => {
    const erased = latest.current;
    show({});
    return () => show({ ...erased, ...latest.current });
  };
  const changeList = (section: ApplicationSection, change: BlockChange): Answers | undefined => {
    const changed = changeBlocks(section, latest.current, change);
    if (changed === latest.current) return undefined;
    const hasMoved = change.kind === 'add' ? 0 : 1;
    setRendered((before) => ({ ...before, typed: changed, order: before.order + hasMoved }));
    return changed;
  };
  return { answers, round, order, isStored: true, onInput, erase, changeList };
}
